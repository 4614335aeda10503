// Sentences of the service about documents in the language of the person. What is not known stays as it is.
import i18next from 'i18next';
import { problems } from './en/problems.ts';
import { shownLabel } from './known-names.ts';
import { sentenceReader } from './read-sentence.ts';

export const readServiceText = sentenceReader(problems);

export function shownServiceText(text: string): string {
  const known = readServiceText(text);
  if (known === undefined) return text;
  const { reason, label, ...values } = known.values;
  return i18next.t(`problems.${known.key}`, {
    ...values,
    ...(reason === undefined ? {} : { reason: shownServiceText(reason) }),
    ...(label === undefined ? {} : { label: shownLabel(label) }),
  });
}
