// What was answered: the value first and large, unless it is in doubt, then what it is made of as a table, then how the question
// was understood.
import { Button } from '@mantine/core';
import { TbAlertTriangle, TbTableExport } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { ChatAnswer } from '../../contract/chat.ts';
import { formatOf } from '../text/format.ts';
import classes from './chat.module.css';

interface Props {
  answer: string;
  /** Unknown while the answer is being made. */
  facts: Pick<ChatAnswer, 'route' | 'language' | 'unsure'> | undefined;
}

const ITEM = '- ';

export function AnswerText({ answer, facts }: Props) {
  const { t } = useTranslation();
  const lines = answer.split('\n').filter((line) => line.trim() !== '');
  const items = lines.filter((line) => line.startsWith(ITEM)).map((line) => itemOf(line));
  const said = lines.filter((line) => !line.startsWith(ITEM));
  // A passage is read as it stands on its page; what code has computed begins with the figure.
  const computed = facts !== undefined && facts.route !== 'freeform';
  const unsure = facts?.unsure === true;
  const [value, ...rest] = computed || unsure ? said : [undefined, ...said];
  const shown = (text: string) => (computed ? formatOf(facts.language).dates(text) : text);
  return (
    <>
      {value !== undefined && (
        <p className={classes[unsure ? 'doubt' : 'value']}>
          {unsure && <TbAlertTriangle size={16} aria-hidden />} {shown(value)}
        </p>
      )}
      {items.length > 0 && (
        <table className={classes['listed']} aria-label={t('chat.listed')}>
          <tbody>
            {items.map(({ text, filename }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two documents may read the same
              <tr key={index}>
                <td>{shown(text)}</td>
                <td>{filename}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest.length > 0 && <p className={classes[computed ? 'scope' : 'text']}>{shown(rest.join('\n'))}</p>}
      {items.length > 1 && (
        <Button
          component="a"
          size="compact-xs"
          variant="subtle"
          leftSection={<TbTableExport size={14} />}
          href={csvOf(items)}
          download="chat.csv"
        >
          {t('chat.csv')}
        </Button>
      )}
    </>
  );
}

interface Item {
  text: string;
  filename: string;
}

/** "- Acme Ltd, 2026-01-05, EUR 10.00 (file.pdf)" */
function itemOf(line: string): Item {
  const [, text = '', filename = ''] = /^- (.*?)(?: \(([^()]+\.\w{2,5})\))?$/u.exec(line) ?? [];
  return { text, filename };
}

/** With a mark of its encoding, which spreadsheets need for Chinese; a cell is never a formula. */
function csvOf(items: readonly Item[]): string {
  const cell = (text: string) => `"${(/^[=+\-@\t]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const rows = items.map(({ text, filename }) =>
    [...text.split(/, (?=\S)|，/u), filename].map(cell).join(','),
  );
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${rows.join('\r\n')}\r\n`)}`;
}
