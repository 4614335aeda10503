// Sentences of the service in the language of the person. What is not known stays as it is.
import i18next from 'i18next';
import { problems } from './en/problems.ts';
import { shownLabel } from './known-names.ts';
import { sentenceReader } from './read-sentence.ts';

export const readServiceText = sentenceReader(problems);

/** Gives a sentence in another language, or undefined for one that it does not know. */
type Translator = (text: string) => string | undefined;
const translators = new Map<string, Translator>();

/** Loads what is needed to say in this language why the service refuses something. Nothing for English, the service's own. */
export async function loadRefusals(language: string): Promise<void> {
  if (language === 'zh' && !translators.has(language))
    translators.set(language, (await import('./refusals.ts')).shownRefusal);
}

/** Why the service refuses something, or what is wrong with a server it needs. */
export function shownRefusal(text: string): string {
  return translators.get(i18next.language)?.(text) ?? shownServiceText(text);
}

/** What went wrong with a document. */
export function shownServiceText(text: string): string {
  const known = readServiceText(text);
  if (known === undefined) return text;
  const { reason, label, ...values } = known.values;
  return i18next.t(`problems.${known.key}`, {
    ...values,
    ...(reason === undefined ? {} : { reason: shownRefusal(reason) }),
    ...(label === undefined ? {} : { label: shownLabel(label) }),
  });
}
