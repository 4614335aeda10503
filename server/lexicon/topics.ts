// What words are about that several languages know; each language file has its own.

/** Topics of words that several languages know. */
export type Topic =
  /** Between the name of a pack and how many it holds: "box of 12". */
  | 'pack_of'
  /** What letters call the reference of who wrote them, and of who is answered. */
  | 'letter_reference'
  | 'street'
  | 'street_ending'
  | 'street_at_home'
  | 'street_beginning'
  | 'address_part'
  | 'no_address'
  | 'building'
  /** What banks have in their names. */
  | 'bank_name'
  | 'branch'
  | 'contact'
  | 'business'
  | 'business_long'
  | 'company_beginning'
  | 'company_ending'
  | 'honorific'
  /** Before the name of who signs, below the text: "For Muster Ltd". */
  | 'signed_for'
  /** What the name of a railway station ends with, and that of no business. */
  | 'station'
  /** Behind the time at which a train leaves. */
  | 'leaves'
  | 'slogan'
  | 'details'
  | 'led_person'
  | 'department'
  | 'person_title'
  | 'salutation'
  /** How letters begin: "Dear …". */
  | 'opening'
  | 'bill_title'
  | 'paying'
  | 'other_term'
  | 'cash_discount'
  | 'full_payment'
  | 'term_days'
  | 'part_payment'
  | 'free'
  | 'joining'
  | 'deduction'
  | 'addition'
  | 'letter_beginning'
  | 'price_label'
  | 'tax_table'
  | 'metered'
  /** Labels of tickets: who travels, in which train or plane, on which seat. */
  | 'travelled'
  /** Behind the word of a label: "Seat no.", "Passenger name". */
  | 'label_tail'
  /** Before the number of a page, behind it, and before how many there are. */
  | 'page'
  | 'page_behind'
  | 'page_total'
  | 'carried'
  | 'subtotal'
  /** What goods are called behind their number: "Total 3 items". */
  | 'goods_count'
  | 'starting'
  | 'paid_by'
  | 'payment_means'
  | 'signer'
  | 'office'
  | 'party_name'
  | 'party_stem'
  | 'party_row'
  /** What stands before the names of those who agree, what joins them, articles between, and what they are. */
  /** What a contract calls itself in its text. */
  | 'this_contract'
  /** Before what a paper says that it is: "This is a quotation only". */
  | 'this_is'
  | 'party_opening'
  | 'party_joint'
  | 'party_kind'
  | 'party_lead'
  /** Before the short name that a contract gives a party. */
  | 'party_called'
  | 'other_person'
  /** How long an agreement holds: in the same sentence, and right before the period. */
  | 'term_said'
  | 'term_before'
  | 'notice'
  | 'notice_ending'
  /** Right before the day of signature; right behind the day from which an agreement holds (before it: `starting`). */
  | 'signing'
  | 'effective_behind'
  /** "law", and the beginnings of words that say which one governs. */
  | 'law'
  | 'governed'
  | 'no_party'
  | 'no_place'
  /** Words of questions that ask for nothing by themselves. */
  | 'idle'
  /** What people say to a chat without asking it anything, and the question for what they may ask. */
  | 'greeting'
  /** Beside a date they say nothing more. */
  | 'date_glue'
  /** What a question begins or ends with that goes on from the one before. */
  | 'goes_on'
  /** Words for what was named before; others that may point to it. */
  | 'said_before'
  | 'points_back'
  /** What speaks of the folder as a whole. */
  | 'whole_folder'
  /** Words of questions that are not looked for in texts. */
  | 'asking'
  /** What people call papers of kinds that documents are not sorted by. */
  | 'paper'
  /** Words of questions that say what is to be done with the values: counted, added up, set side by side. */
  | 'asks_count'
  | 'asks_sum'
  | 'asks_average'
  | 'asks_median'
  | 'asks_max'
  | 'asks_min'
  | 'asks_latest'
  | 'asks_earliest'
  | 'asks_summary'
  | 'asks_comparison'
  /** Where there are alternatives, these weigh them against each other. */
  | 'asks_weighing'
  | 'asks_list'
  /** They ask for groups, which are named beside them. */
  | 'asks_groups'
  /** The most of documents, rather than of money. */
  | 'asks_most_documents'
  /** For an amount, whatever it is of; for an amount beside something else; for a figure that the word before may name. */
  | 'asks_amount'
  | 'asks_also_amount'
  | 'asks_figure'
  /** For whoever wrote or sent a document. */
  | 'asks_issuer'
  /** For a day, whichever it is. */
  | 'asks_day'
  /** A question for some thing or person, which a list of documents does not answer. */
  | 'asks_thing'
  | 'asks_person'
  /** What was bought, whatever it is. */
  | 'asks_items'
  /** A question to be answered by yes or no. */
  | 'asks_whether'
  /** What taxes on sales are called beside their rate. */
  | 'sales_tax'
  | 'common'
  /** Words that many companies have in their names, and that questions use otherwise; trades that lead the name of a shop and are left out. */
  | 'name_common'
  | 'name_leading'
  /** The same at the end of names in languages without blanks. */
  | 'name_ending'
  | 'name_trade';
