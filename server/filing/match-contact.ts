// Whose a document is that came in without a contact: what it says of seller and buyer, who sent it, what its pages print, and how
// people have filed others like it, against every contact.
import type { StoredContactMatch, StoredReason } from '../database/stored-record.ts';
import type { Context } from '../context.ts';
import { fold, isCjk } from '../extraction/text/fold.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { companyName, gramsOf, spellingOf } from '../vendors/company-name.ts';
import { compact, taxKeys } from '../vendors/identifiers.ts';
import { namesOf } from '../vendors/index-vendors.ts';
import { rank, rounded } from '../vendors/rank.ts';
import { reasonOf, scoreParty, type Score } from '../vendors/score-vendor.ts';
import { buyerOf, printedOf, senderOf, type SentRecord, type Sender } from '../vendors/sender.ts';
import { recallFilings, type FilingKeys, type Recalled } from './filings.ts';
import { contactParties, type ContactParty } from './parties.ts';

/** In log odds. `contact`: contacts are few beside vendors, and each is one whom people work with. */
const ODDS = { contact: 1, mail: 8, mailDomain: 2.5, named: 3.5, printedAddress: 2.5 };
/** Of the grams of a contact's name, how many a name on the document shares at least before both are compared. */
const ALIKE = 0.3;
/** Letters of a name that is looked for on the pages; words of other languages hold shorter ones by chance. */
const SHORTEST = 6;
const SHORTEST_CJK = 4;
const SHORTEST_ADDRESS = 10;

export interface AskedRecord extends SentRecord {
  mail_from: string | null;
  /** Texts of its first pages. */
  texts: string[];
}

export interface FoundContact {
  match: StoredContactMatch;
  /** Where it goes where that is sure. */
  place: { contact_id: number; folder_id: number } | undefined;
}

/** What a person who files the document teaches of others. */
export function filingKeys(record: Omit<AskedRecord, 'texts'>): FilingKeys {
  const spelt = (party: Sender | null) => (party?.name == null ? null : spellingOf(party.name.value));
  return {
    mail_from: record.mail_from?.toLowerCase() ?? null,
    seller: spelt(senderOf(record)),
    buyer: spelt(buyerOf(record)),
  };
}

export async function matchContact(ctx: Context, record: AskedRecord): Promise<FoundContact> {
  const asked = prepare(record);
  const recalled = await recallFilings(ctx, filingKeys(record));
  const candidates: Candidate[] = [];
  for await (const parties of contactParties(ctx))
    for (const party of parties) {
      const known = recalled.find(({ contact_id }) => contact_id === party.id);
      if (known !== undefined || comesIntoQuestion(party, asked)) candidates.push(weigh(party, asked, known));
    }
  const { best, proposals } = rank(candidates, ({ party }) => party.id);
  const placed = await withFolders(ctx, best === undefined ? proposals : [best]);
  const nobody: StoredContactMatch = { by: null, probability: null, reasons: [], proposals: [] };
  const [first] = placed;
  if (best === undefined || first === undefined)
    return { match: { ...nobody, proposals: placed }, place: undefined };
  const { probability, reasons, contact_id, folder_id } = first;
  const by = reasons.some(({ code }) => code === 'filed') ? 'remembered' : 'match';
  return { match: { by, probability, reasons, proposals: [] }, place: { contact_id, folder_id } };
}

interface Asked {
  /** The parts that a contact can play in the document. */
  parts: Sender[];
  mail_from: string | null;
  domain: string | null;
  tax: Set<string>;
  ibans: Set<string>;
  domains: Set<string>;
  numbers: Set<string>;
  grams: Set<string>;
  /** Words of the first pages, folded, with blanks between them and around. */
  words: string;
  /** The same without blanks. */
  running: string;
}

function prepare(record: AskedRecord): Asked {
  const mail_from = record.mail_from?.toLowerCase() ?? null;
  const domain = mail_from?.split('@')[1] ?? null;
  const seller = senderOf(record);
  const buyer = buyerOf(record);
  const parts = [seller, buyer].filter((part) => part !== null);
  // A profile without parties says nothing of who is who.
  if (parts.length === 0) parts.push(printedOf(record));
  if (domain !== null) parts[0]!.domains.push({ value: domain, field: null, evidence: [] });
  const words = record.texts
    .join('\n')
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '');
  return {
    parts,
    mail_from,
    domain,
    tax: new Set(parts.flatMap(({ tax_ids }) => tax_ids.flatMap(({ value }) => taxKeys(value)))),
    ibans: new Set(parts.flatMap(({ ibans }) => ibans.map(({ value }) => compact(value)))),
    domains: new Set(parts.flatMap(({ domains }) => domains.map(({ value }) => value))),
    numbers: new Set(parts.flatMap(({ numbers }) => numbers.map(({ value }) => compact(value)))),
    grams: new Set(parts.flatMap(({ name }) => (name === null ? [] : gramsOf(companyName(name.value).core)))),
    words: ` ${words.join(' ')} `,
    running: words.join(''),
  };
}

function comesIntoQuestion(party: ContactParty, asked: Asked): boolean {
  return (
    (asked.mail_from !== null && (party.email === asked.mail_from || sharesDomain(party, asked))) ||
    [...party.tax_ids, ...party.company_ids].some((value) =>
      taxKeys(value).some((key) => asked.tax.has(key)),
    ) ||
    party.ibans.some((value) => asked.ibans.has(compact(value))) ||
    party.email_domains.some((value) => asked.domains.has(value)) ||
    [party.external_id, ...party.external_ids].some((value) => asked.numbers.has(compact(value))) ||
    namesOf(party).some((name) => isAlike(name, asked) || isNamed(name, asked)) ||
    party.addresses.some((address) => isPrinted(address, asked))
  );
}

const sharesDomain = ({ email }: ContactParty, { domain }: Asked): boolean =>
  domain !== null && email?.split('@')[1] === domain;

function isAlike(name: string, { grams }: Asked): boolean {
  if (grams.size === 0) return false;
  const own = gramsOf(companyName(name).core);
  return own.filter((gram) => grams.has(gram)).length >= own.length * ALIKE;
}

/** Whether the pages print a name, whoever it is said to be there. */
function isNamed(name: string, { words, running }: Asked): boolean {
  const { core, words: own } = companyName(name);
  if (isCjk(core)) return core.length >= SHORTEST_CJK && running.includes(core);
  return core.length >= SHORTEST && words.includes(` ${own.join(' ')} `);
}

const isPrinted = (address: string, { running }: Asked): boolean => {
  const folded = fold(address);
  return folded.length >= SHORTEST_ADDRESS && running.includes(folded);
};

interface Candidate extends Score {
  party: ContactParty;
  folder_id: number | null;
}

/** In the part that fits it best. */
function weigh(party: ContactParty, asked: Asked, recalled: Recalled | undefined): Candidate {
  const score = asked.parts
    .map((part) => scoreParty(party, part))
    .reduce((one, other) => (other.odds > one.odds ? other : one));
  const reasons: StoredReason[] = [];
  let odds = score.odds + ODDS.contact;
  const speak = (more: number, message: Parameters<typeof reasonOf>[0]) => {
    odds += more;
    reasons.push(reasonOf(message, { field: null, evidence: [] }));
  };
  if (asked.mail_from !== null && party.email === asked.mail_from)
    speak(ODDS.mail, sentence('filing.mail', { value: asked.mail_from }));
  else if (sharesDomain(party, asked) && !party.email_domains.includes(asked.domain!))
    speak(ODDS.mailDomain, sentence('filing.mailDomain', { value: asked.domain! }));
  if (recalled !== undefined) speak(recalled.odds, sentence('filing.filed', { by: recalled.filed_by }));
  const known = new Set(score.reasons.filter(({ speaks_for }) => speaks_for).map(({ code }) => code));
  const name = namesOf(party).find((one) => isNamed(one, asked));
  if (name !== undefined && !known.has('sameName') && !known.has('alike'))
    speak(ODDS.named, sentence('filing.named', { name }));
  if (!known.has('address') && party.addresses.some((one) => isPrinted(one, asked)))
    speak(ODDS.printedAddress, sentence('filing.printedAddress'));
  return { party, folder_id: recalled?.folder_id ?? null, odds, reasons: [...reasons, ...told(score)] };
}

/** What was said of a vendor is said of a contact. */
const told = ({ reasons }: Score): StoredReason[] =>
  reasons.map(({ message, ...reason }) => ({
    ...reason,
    message: { ...message, code: message.code.replace('vendors.', 'filing.') as typeof message.code },
  }));

type Ranked = Candidate & { probability: number };

/** Each with the folder that it would go to: where others like it were filed, else the first of the contact. */
async function withFolders(ctx: Context, ranked: Ranked[]): Promise<StoredContactMatch['proposals']> {
  if (ranked.length === 0) return [];
  const folders = await ctx.db
    .selectFrom('folders')
    .innerJoin('contacts', 'contacts.id', 'folders.contact_id')
    .select(['folders.id', 'folders.name', 'contact_id', 'contacts.name as contact_name'])
    .where(
      'contact_id',
      'in',
      ranked.map(({ party }) => party.id),
    )
    .orderBy('folders.id')
    .execute();
  return ranked.flatMap(({ party, folder_id, probability, reasons }) => {
    const own = folders.filter(({ contact_id }) => contact_id === party.id);
    const folder = own.find(({ id }) => id === folder_id) ?? own[0];
    if (folder === undefined) return [];
    const { id, name: folder_name, contact_id, contact_name: name } = folder;
    return [{ contact_id, folder_id: id, name, folder_name, probability: rounded(probability), reasons }];
  });
}
