// Where the document wants to be paid to; where that is another account than before, both on paper, and what else to know.
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TbAlertTriangleFilled, TbCircleCheck, TbInfoCircle } from 'react-icons/tb';
import type { Payee } from '../../../contract/payee.ts';
import { useFormat } from '../../text/format.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { PageCrop } from '../../pages/page-crop.tsx';
import type { DocumentPages } from '../../pages/page-query.ts';
import classes from './payee-section.module.css';
import { ResultLine } from './result-line.tsx';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';

const CROP = 46;
const SIGNS = {
  known: { icon: TbCircleCheck, tone: 'good' },
  first: { icon: TbInfoCircle, tone: 'plain' },
  changed: { icon: TbAlertTriangleFilled, tone: 'bad' },
} as const;

export function PayeeSection() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { payee } = record;
  if (payee === null) return null;
  const { result, accounts, before, signs } = payee;
  const now = result === 'changed' ? accounts.filter(({ known }) => !known) : accounts;
  const shown = now.length > 0 ? now : accounts;
  return (
    <Section title={t('vendors.payee.title')} name="payee">
      <Stack gap="xs">
        <ResultLine {...SIGNS[result]}>{t(`vendors.payee.${result}`)}</ResultLine>
        <div className={classes['sides']}>
          {before.length > 0 && (
            <Side title={t('vendors.payee.before')}>
              {before.map((one) => (
                <Before key={one.account} known={one} />
              ))}
            </Side>
          )}
          <Side title={before.length > 0 ? t('vendors.payee.now') : undefined}>
            {shown.map((one) => (
              <Account
                key={one.account}
                account={one.account}
                than={one.known ? undefined : alike(one.account, before)}
                of={{ document_id: record.id, version: record.version }}
                evidence={one.evidence}
              />
            ))}
          </Side>
        </div>
        {signs.length > 0 && (
          <ul className={classes['signs']}>
            {signs.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}

function Side({ title, children }: { title: string | undefined; children: React.ReactNode }) {
  return (
    <div className={classes['side']}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </div>
  );
}

function Before({ known }: { known: Payee['before'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { account, document_id, version, evidence, since, until, in_master_data } = known;
  const day = (at: string) => format.date(at.slice(0, 10));
  const used =
    since === null || until === null
      ? undefined
      : since.slice(0, 10) === until.slice(0, 10)
        ? t('vendors.payee.usedOnce', { day: day(since) })
        : t('vendors.payee.used', { since: day(since), until: day(until) });
  const facts = [used, in_master_data ? t('vendors.payee.masterData') : undefined];
  return (
    <Account
      account={account}
      of={document_id === null || version === null ? undefined : { document_id, version }}
      evidence={evidence}
    >
      <span>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      {document_id !== null && (
        <LinkAnchor to="/documents/$id" params={{ id: document_id }} size="xs">
          {t('vendors.payee.open', { id: document_id })}
        </LinkAnchor>
      )}
    </Account>
  );
}

interface AccountProps {
  account: string;
  /** The account that it may be taken for: characters that differ are marked. */
  than?: string | undefined;
  of: DocumentPages | undefined;
  evidence: Payee['accounts'][number]['evidence'];
  children?: React.ReactNode;
}

function Account({ account, than, of, evidence: [first], children }: AccountProps) {
  return (
    <div className={classes['account']}>
      <Text component="span" className={classes['number'] ?? ''}>
        {groupsOf(account).map((group, i) => (
          <span key={i}>
            {[...group].map((character, j) =>
              than === undefined || than[i * GROUP + j] === character ? (
                character
              ) : (
                <mark key={j}>{character}</mark>
              ),
            )}
          </span>
        ))}
      </Text>
      {of !== undefined && first !== undefined && (
        <PageCrop of={of} page={first.page} box={first.box} height={CROP} />
      )}
      {children !== undefined && <div className={classes['facts']}>{children}</div>}
    </div>
  );
}

const GROUP = 4;
const groupsOf = (account: string): string[] => account.match(/.{1,4}/g) ?? [];

/** Where only a few characters differ, which ones. */
function alike(account: string, before: Payee['before']): string | undefined {
  const differing = (other: string) => [...account].filter((character, i) => other[i] !== character).length;
  return before.find(({ account: other }) => other.length === account.length && differing(other) <= 3)
    ?.account;
}
