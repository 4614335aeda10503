// What the languages of questions put into forms and numbers of their own; asked.ts reads them.

/** Which part of a year; how far from this year, month or week, or from the one that was spoken of. */
export type AskedNumber = 'parts' | 'away' | 'away_from_it';

export type AskedForm =
  /** Amounts `{N}`: from one on, up to one, more or less than one, between two. */
  | 'at_least'
  | 'at_most'
  | 'over'
  | 'under'
  | 'between'
  /** Days `{DAY}`: from one on, after, up to, before. */
  | 'since'
  | 'after'
  | 'until'
  | 'before'
  /** What part of a whole it is: a group `documents` where the whole is made of documents. */
  | 'share'
  /** "Which invoices …?", "which of them", "which is the largest?": "which law" asks for no documents, "which shops" for shops. */
  | 'which_documents'
  | 'which_parties'
  /** "Per vendor", "which vendor": the first group is what documents may be grouped by. */
  | 'grouped'
  /** "The three biggest suppliers": the first group is what may be ranked. */
  | 'ranked'
  /** "Who did we pay the most?": whoever it is. */
  | 'ranks_party'
  /** So many of the first: groups that begin with `n`, and `end`, the word for the end they are at. */
  | 'top'
  /** The order of a list: `by` what, and `high` where the largest comes first, `low` where the smallest does. */
  | 'ordered';
