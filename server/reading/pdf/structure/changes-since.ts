// What was added to a PDF behind a signature: nothing, further signatures and what proves them, or something that changes what people
// see. Whatever is not known to be harmless counts as a change.
import {
  dictionaryIn,
  nameIn,
  NotUnderstood,
  Reference,
  referencesIn,
  Stream,
  written,
  type Dictionary,
  type Value,
} from './objects.ts';
import { Revision, sectionsOf, startOf } from './revision.ts';

/** unclear: it is not written in a way that can be followed. */
export type Later = 'nothing' | 'signatures' | 'contents' | 'unclear';

/** Objects that are read in search of what the signed state refers to. */
const MOST_READ = 50_000;

/** Keys of the catalogue that say nothing of pages. */
const OF_CATALOGUE = ['AcroForm', 'DSS', 'Perms', 'Extensions', 'Version'];
/** Keys that a form gets with its first signature. */
const OF_FORM = ['Fields', 'SigFlags', 'DR', 'DA'];
/** Keys that a field gets when it is signed. */
const OF_FIELD = ['V', 'AP', 'MK', 'F', 'M', 'Lock', 'SV'];

/** @param end the bytes that are signed, the signature itself included */
export function changesSince(bytes: Uint8Array, end: number): Later {
  if (isBlank(bytes, end)) return 'nothing';
  try {
    return new Comparison(bytes, end).harmless() ? 'signatures' : 'contents';
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof RangeError) return 'unclear';
    throw error;
  }
}

const BLANK = new Set([0x20, 0x0a, 0x0d, 0x09, 0x00]);
const isBlank = (bytes: Uint8Array, from: number): boolean =>
  bytes.subarray(from).every((byte) => BLANK.has(byte));

class Comparison {
  private readonly before: Revision;
  private readonly after: Revision;
  private readonly end: number;
  /** Numbers that the tables behind the signature name. */
  private readonly named: Set<number>;
  /** By which objects of the signed state each is referred to. */
  private readonly users: Map<number, number[]>;
  /** Objects that were compared where they are used. */
  private readonly settled = new Set<number>();

  constructor(bytes: Uint8Array, end: number) {
    const signed = startOf(bytes, end);
    const all = sectionsOf(bytes, bytes.length);
    const first = all.findIndex(({ at }) => at === signed);
    const added = all.slice(0, first);
    // A table that stands in the signed part and is no table of its state makes it say what nobody signed.
    if (first < 1 || added.some(({ at }) => at < end))
      throw new NotUnderstood('the tables do not lead to it');
    this.end = end;
    this.after = new Revision(bytes, all);
    this.before = new Revision(bytes.subarray(0, end), all.slice(first));
    this.named = new Set(added.flatMap(({ places }) => [...places.keys()]));
    this.users = usersIn(this.before);
  }

  harmless(): boolean {
    const { before, after } = this;
    const root = before.trailer.get('Root');
    if (!(root instanceof Reference) || written(root) !== written(after.trailer.get('Root'))) return false;
    if (before.trailer.has('Encrypt') || after.trailer.has('Encrypt'))
      throw new NotUnderstood('it is encrypted');
    this.settle(before.trailer.get('Info'));
    if (!this.placesHold() || this.fillsHoles()) return false;
    const [was, is] = [dictionaryIn(before.get(root.number)), dictionaryIn(after.get(root.number))];
    if (was === undefined || is === undefined || !this.catalogueHolds(was, is)) return false;
    this.settled.add(root.number);
    return [...this.named].every((number) => this.objectHolds(number));
  }

  /** What there was is neither gone nor taken from another place of the signed part. */
  private placesHold(): boolean {
    const { before, after } = this;
    return [...this.named].every((number) => {
      const [was, is] = [before.places.get(number), after.places.get(number)!];
      if (is.kind === 'free') return !before.has(number);
      if (is.kind === 'in') return !before.has(is.stream) || placed(was) === placed(is);
      return is.offset >= this.end || placed(was) === placed(is);
    });
  }

  /** Whether something new stands where the signed state refers to nothing: it would show what nobody signed. */
  private fillsHoles(): boolean {
    return [...this.named].some((number) => !this.before.has(number) && this.users.has(number));
  }

  private catalogueHolds(was: Dictionary, is: Dictionary): boolean {
    if (!differOnlyIn(was, is, OF_CATALOGUE)) return false;
    this.settle(was.get('Metadata'));
    this.settleAll(was.get('DSS'));
    return this.formHolds(was.get('AcroForm'), is.get('AcroForm'));
  }

  private formHolds(was: Value | undefined, is: Value | undefined): boolean {
    this.settle(was);
    const before = dictionaryIn(this.before.follow(was)) ?? new Map<string, Value>();
    const after = dictionaryIn(this.after.follow(is)) ?? new Map<string, Value>();
    if (!differOnlyIn(before, after, OF_FORM)) return false;
    return this.growsBySignatures(before.get('Fields'), after.get('Fields'));
  }

  /** A list of fields or annotations, to which only signatures were added. */
  private growsBySignatures(was: Value | undefined, is: Value | undefined): boolean {
    this.settle(was);
    const before = listIn(this.before.follow(was)).map(written);
    const after = listIn(this.after.follow(is));
    if (after.slice(0, before.length).map(written).join() !== before.join()) return false;
    return after.slice(before.length).every((one) => this.isSignature(one));
  }

  private isSignature(value: Value): boolean {
    const field = dictionaryIn(this.after.follow(value));
    const kind = field?.get('FT') ?? dictionaryIn(this.after.follow(field?.get('Parent')))?.get('FT');
    return nameIn(this.after.follow(kind)) === 'Sig';
  }

  private objectHolds(number: number): boolean {
    const { before, after } = this;
    if (!before.has(number) || this.settled.has(number)) return true;
    const [was, is] = [before.get(number), after.get(number)];
    if (this.isSame(was, is)) return true;
    if (was instanceof Stream || is instanceof Stream) return false;
    const [old, current] = [dictionaryIn(was), dictionaryIn(is)];
    if (old === undefined || current === undefined) return this.isListOfAnnotations(number);
    if (nameIn(old.get('Type')) === 'Page')
      return (
        differOnlyIn(old, current, ['Annots']) &&
        this.growsBySignatures(old.get('Annots'), current.get('Annots'))
      );
    return nameIn(old.get('FT')) === 'Sig' && !old.has('V') && differOnlyIn(old, current, OF_FIELD);
  }

  /** The annotations of a page may stand in an object of their own. */
  private isListOfAnnotations(number: number): boolean {
    const { before, users } = this;
    const list = new Reference(number);
    const pages = users.get(number) ?? [];
    return (
      pages.length > 0 &&
      pages.every((one) => {
        const page = dictionaryIn(before.get(one));
        return nameIn(page?.get('Type')) === 'Page' && written(page?.get('Annots')) === written(list);
      }) &&
      this.growsBySignatures(list, list)
    );
  }

  private isSame(was: Value, is: Value): boolean {
    if (written(was) !== written(is)) return false;
    if (!(was instanceof Stream) || !(is instanceof Stream)) return true;
    return Buffer.compare(this.before.stored(was), this.after.stored(is)) === 0;
  }

  /** Of what something else refers to as well, nobody knows what it is there. */
  private settle(value: Value | undefined): boolean {
    if (!(value instanceof Reference) || (this.users.get(value.number)?.length ?? 0) > 1) return false;
    this.settled.add(value.number);
    return true;
  }

  /** All lists that a value leads to: of proofs of signatures, which no page shows. */
  private settleAll(value: Value | undefined): void {
    const waiting = [value ?? null];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next instanceof Reference) {
        const known = this.settled.has(next.number);
        const found = this.before.get(next.number);
        if (!known && !(found instanceof Stream) && this.settle(next)) waiting.push(found);
      } else if (Array.isArray(next)) waiting.push(...next);
      else if (next instanceof Map) waiting.push(...next.values());
    }
  }
}

/** Throws `NotUnderstood` where there are too many. */
function usersIn(revision: Revision): Map<number, number[]> {
  if (revision.places.size > MOST_READ) throw new NotUnderstood('too many objects');
  const users = new Map<number, number[]>();
  for (const number of revision.places.keys()) {
    if (!revision.has(number)) continue;
    for (const used of new Set(referencesIn(revision.get(number)))) {
      const known = users.get(used);
      if (known === undefined) users.set(used, [number]);
      else known.push(number);
    }
  }
  return users;
}

const placed = (place: unknown): string => JSON.stringify(place) ?? '';

const listIn = (value: Value): Value[] => (Array.isArray(value) ? value : []);

const differOnlyIn = (was: Dictionary, is: Dictionary, keys: readonly string[]): boolean =>
  [...new Set([...was.keys(), ...is.keys()])].every(
    (key) => keys.includes(key) || written(was.get(key)) === written(is.get(key)),
  );
