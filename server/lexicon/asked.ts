// How questions put what they ask for, and numbers, in all languages.
import type { AskedForm, AskedNumber } from './asked-forms.ts';
import { LANGUAGES } from './languages/index.ts';
import { alternatives } from './words.ts';

/** A form of the lexicon with what stands in its slots. */
export const filled = (form: string, slots: Readonly<Record<string, string>>): string =>
  form.replaceAll(/\{(\p{L}+)\}/gu, (_all, slot: string) => slots[slot]!);

/** How all languages put it, form by form. */
export const askedForms = (form: AskedForm, slots: Readonly<Record<string, string>>, flags = 'u'): RegExp[] =>
  LANGUAGES.flatMap(({ asked_forms }) => asked_forms?.[form] ?? []).map(
    (one) => new RegExp(filled(one, slots), flags),
  );

/** The words of all languages, each with the number that it stands for. */
export const askedNumbers = (key: AskedNumber): [words: string, n: number][] =>
  LANGUAGES.flatMap(({ asked_numbers }) =>
    Object.entries(asked_numbers?.[key] ?? {}).flatMap(([n, words]) =>
      alternatives(words).map((one): [string, number] => [one, Number(n)]),
    ),
  );
