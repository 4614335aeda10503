// The reasoning of the confidence in the language of the person. The service writes it in English, in sentences of known
// form; what does not have that form stays as it is.
import i18next from 'i18next';
import { doubts } from '../../text/en/sentences.ts';
import { shownLabel } from '../../text/known-names.ts';
import { sentenceReader } from '../../text/read-sentence.ts';
import { shownServiceText } from '../../text/service-texts.ts';
import { shownDetail, shownLabels } from './check-detail.ts';
import { shownCheckName } from './check-name.ts';

const readDoubt = sentenceReader(doubts);

const FOUND =
  /^(?:None of the (?<none>\d+) fields was found(?:, but (?<alone>\d+) line items?)?|(?<found>\d+) of (?<all>\d+) fields were found, (?:each linked to its place on the page|(?<placed>\d+) of them linked to a place on the page)(?: and (?<items>\d+) line items?)?)\.(?: Values come from the (?<source>.+?) where it has them\.)?/;
const MISSING = /^Missing: (?<fields>.+?)\.(?= Please check | [^.]* fails: | All checks passed|$)/;
const DOUBT =
  /^(?:Please check (?<doubtful>.+?)|(?<none>No field is in doubt)|No single field is in doubt; the least sure is (?<least>.+?\)))\.(?= All checks passed\.$| [^():;]+(?:: [^():;]+)? fails: |$)/;
const PASSED = /^All checks passed\.$/;
const FAILED = /^(?<list>.+? fails: .+?)(?:, and (?<more>\d+) more checks fail)?\.$/;

export function shownReasoning(text: string): string {
  // Where a document could not be read, that is the reasoning.
  return translate(text) ?? shownServiceText(text);
}

function translate(text: string): string | undefined {
  const sentences: string[] = [];
  let rest = text;
  const take = (pattern: RegExp, write: (groups: Record<string, string | undefined>) => string) => {
    const match = pattern.exec(rest);
    if (match === null) return;
    sentences.push(write(match.groups ?? {}));
    rest = rest.slice(match[0].length).trimStart();
  };
  const { t } = i18next;
  take(FOUND, writeFound);
  take(MISSING, ({ fields = '' }) => t('sentences.missingFields', { fields: shownLabels(fields) }));
  take(DOUBT, ({ doubtful, least }) => {
    if (doubtful !== undefined) return t('sentences.pleaseCheck', { fields: shownDoubts(doubtful) });
    return least === undefined
      ? t('sentences.noDoubt')
      : t('sentences.leastSure', { field: shownDoubt(least) });
  });
  take(PASSED, () => t('sentences.allPassed'));
  take(FAILED, ({ list = '', more }) => {
    const failures = list.split(/; (?=[^;]+? fails: )/).map(shownFailure);
    const others = more === undefined ? '' : t('sentences.moreFail', { more });
    return t('sentences.checksFail', { failures: failures.join(t('sentences.separator')) + others });
  });
  return rest === '' ? sentences.join(' ') : undefined;
}

function writeFound(groups: Record<string, string | undefined>): string {
  const { none, alone, found, all, placed, items, source } = groups;
  const { t } = i18next;
  const lines = items ?? alone;
  const values = { items: lines === undefined ? '' : t('sentences.items', { items: lines }) };
  const first =
    none !== undefined
      ? t('sentences.foundNone', { all: none, ...values })
      : placed === undefined
        ? t('sentences.foundLinked', { found, all, ...values })
        : t('sentences.foundPartly', { found, all, placed, ...values });
  return source === undefined ? first : `${first} ${t('sentences.structured', { source })}`;
}

function shownFailure(text: string): string {
  const [, name = '', detail = ''] = /^(.+?) fails: (.+)$/.exec(text) ?? [];
  return i18next.t('sentences.checkFails', { check: shownCheckName(name), detail: shownDetail(detail) });
}

/** `Label (value: 60 %, why); Label (value: 40 %) and 2 more` */
function shownDoubts(text: string): string {
  const [, list = text, more] = /^(.*\)) and (\d+) more$/.exec(text) ?? [];
  const others = more === undefined ? '' : i18next.t('sentences.more', { more });
  return (
    list
      .split(/(?<=\)); /)
      .map(shownDoubt)
      .join(i18next.t('sentences.separator')) + others
  );
}

function shownDoubt(text: string): string {
  const parts = /^(?<label>.+?) \((?<value>.*): (?<percent>\d+ %)(?:, (?<why>.+))?\)$/.exec(text)?.groups;
  if (parts === undefined) return text;
  const { label = '', value, percent, why } = parts;
  const said = [`${value}: ${percent}`, ...(why === undefined ? [] : [shownWhy(why)])];
  return `${shownLabel(label)} (${said.join(', ')})`;
}

function shownWhy(text: string): string {
  const known = readDoubt(text);
  return known === undefined ? text : i18next.t(`doubts.${known.key}`, { value: known.values['value'] });
}
