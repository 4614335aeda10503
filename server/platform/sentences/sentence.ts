// A sentence for people as it is kept: which one it is, and the values in its gaps. It becomes text when somebody reads it.
import type { en } from './en/index.ts';

export type Catalogue = typeof en;
/** `part.key` of the catalogue. */
export type Code = {
  [Part in keyof Catalogue]: `${Part}.${keyof Catalogue[Part] & string}`;
}[keyof Catalogue];

export interface Sentence {
  code: Code;
  values: Record<string, Value>;
}

/** What may stand in a gap. Several sentences stand in it one after the other. */
export type Value = string | number | Said | Said[];

/** A sentence, or text that is nobody's to translate: what a server answered, what 0.1 has stored. */
export type Said = Sentence | string;

type TemplateOf<C extends Code> = C extends `${infer Part extends keyof Catalogue}.${infer Key}`
  ? Key extends keyof Catalogue[Part]
    ? Catalogue[Part][Key]
    : never
  : never;
type NameOf<Gap extends string> = Gap extends `${infer Name}|${string}` ? Name : Gap;
type GapsOf<Template> = Template extends `${string}{{${infer Gap}}}${infer Rest}`
  ? NameOf<Gap> | GapsOf<Rest>
  : never;
/** The names of the gaps of a sentence. */
export type GapsIn<C extends Code> = GapsOf<TemplateOf<C>>;
/** Nothing for sentences without gaps. */
export type ValuesFor<C extends Code> = [GapsIn<C>] extends [never] ? [] : [values: Record<GapsIn<C>, Value>];

/** `sentence('blockers.missing', { label: 'Invoice Number' })`; a code or a gap that the catalogue lacks does not compile. */
export function sentence<C extends Code>(code: C, ...[values]: ValuesFor<C>): Sentence {
  return { code, values: values ?? {} };
}

/**
 * What is wrong with one value that was sent.
 * @param place where it stands in the request, `fields.0.label`; programs read this
 * @param label of a field of a profile; people read this, and for other places the label of the form
 */
export const wrongValue = (place: string, problem: Sentence, label?: string): Sentence => ({
  code: 'values.at',
  values: { place, problem, ...(label === undefined ? {} : { label }) },
});
