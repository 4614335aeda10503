// What a check says, in the language of the person: the arithmetic as it is, the words around it translated. What is not
// known stays as the service gave it.
import i18next from 'i18next';
import { checkDetails } from '../../text/en/sentences.ts';
import { shownLabel } from '../../text/known-names.ts';
import { sentenceReader } from '../../text/read-sentence.ts';

export const readCheckDetail = sentenceReader(checkDetails);

export const shownLabels = (list: string): string => list.split(', ').map(shownLabel).join(', ');

export function shownDetail(text: string): string {
  const known = readCheckDetail(text);
  if (known === undefined) return text;
  const { fields, sum, ...values } = known.values;
  return i18next.t(`checkDetails.${known.key}`, {
    ...values,
    ...(fields === undefined ? {} : { fields: shownLabels(fields) }),
    ...(sum === undefined ? {} : { sum: shownDetail(sum) }),
  });
}
