// The names of all signals that weights are learned for: of a candidate for a field, of a value, of an empty field, of a document.
import type { Trait } from '../candidates/candidate.ts';
import type { CandidateKind } from '../candidates/candidate.ts';

/** Where a party's block stands and what is in it; also kept apart (`other_`) for who did not write the document. */
type Block =
  | 'block_only'
  | 'block_first'
  | 'block_second'
  | 'block_none'
  | 'block_contact'
  | 'block_repeated'
  | 'block_window'
  | 'foot'
  | 'foot_other'
  | 'small'
  | 'domain'
  | 'down'
  | 'first_page'
  | 'none';

type Place = 'bias' | 'later_page' | 'last_page' | 'right' | 'repeated' | 'in_table';

type Label =
  | 'inline'
  | 'left'
  | 'above'
  | 'label'
  | 'own_label'
  | 'rival'
  | 'rival_any'
  | 'unlabelled'
  | 'unlabelled_free'
  | 'kind_first'
  | 'kind_other'
  | `${'issuer' | 'role'}_${'match' | 'conflict' | 'none'}`;

type OfDate =
  | `range_${'fit' | 'misfit' | 'missing' | 'unwanted'}`
  | 'future'
  | 'old'
  | `${'earliest' | 'latest'}${'' | '_issue'}`
  | 'only'
  | 'beside_number'
  | 'by_terms';

type OfAmount =
  | `${'share' | 'largest'}${'' | '_total'}`
  | 'zero'
  | 'above_largest'
  | 'paid_before'
  | `count_is_${'decimals' | 'currency' | 'whole'}`
  | 'sum_row'
  | 'sum_row_part'
  | 'net_plus_tax'
  | 'cash_less_change'
  | 'after_rounding'
  | 'before_rounding'
  | 'is_payment'
  | 'paid_alike'
  | 'paid_below'
  | 'paid_exactly'
  | 'reduced'
  | 'unreduced'
  | 'tax_table'
  | 'tax_table_sum';

type OfParty =
  | 'address_like'
  | `${'before' | 'after'}_address`
  | 'after_name'
  | 'before_registration'
  | 'attention'
  | 'leads_block'
  | 'upper'
  | `${'label' | 'small'}_words`
  | 'long_name';

/** How a candidate came about that was not ranked among the others. */
type Source = 'clause' | 'lent' | 'learned' | 'of_home';

/** Of a value, an empty field, a whole document: is it right? */
type Confidence =
  | 'score'
  | `${'ahead' | 'free'}_${1 | 2 | 3}`
  | 'address_line'
  | 'together'
  | 'rival_label'
  | 'structured'
  | 'exact'
  | 'no_evidence'
  | 'fuzzy'
  | 'doubtful_reading'
  | `check_${'passed' | 'failed'}`
  | 'contradicted'
  | 'beside_structured'
  | 'recognised'
  | `recognised_${'date' | 'amount' | 'identifier' | 'party' | 'address' | 'text' | 'length'}`
  | 'misread'
  | `name_${'number' | 'long'}`
  | `address_${'number' | 'parts' | 'short'}`
  | `kind_${CandidateKind | 'list' | 'number' | 'integer' | 'boolean' | 'choice'}`
  | 'near'
  | 'usual'
  | 'left_over'
  | 'rate'
  | 'all'
  | 'missing'
  | 'doubtful';

export type Signal =
  | Place
  | Label
  | Block
  | `other_${Block}`
  | OfDate
  | OfAmount
  | OfParty
  | Source
  | Confidence
  | Trait
  | `is_${Trait}`
  | `other_is_${Trait}`;

/** Signals by name, most of them 0..1; one that is absent is 0. */
export type Features = Partial<Record<Signal, number>>;
