// Which documents a rule would change now, and why; nothing happens to them.
import { Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DryRun } from '../../contract/rules.ts';
import { call } from '../api/call.ts';
import { shownKey } from '../text/known-names.ts';
import { LinkAnchor } from '../ui/links.tsx';
import type { ConditionField } from './condition-fields.ts';
import { ConditionValue } from './condition-value.tsx';
import { bodyOf, type RuleDraft } from './rule-draft.ts';
import { TryPanel, namedDraft } from './try-panel.tsx';

const SHOWN = 50;

export function DryRunPanel({ draft, fields }: { draft: RuleDraft; fields: ConditionField[] }) {
  const { t } = useTranslation();
  const run = useMutation({
    mutationFn: () =>
      call('dryRunRule', {
        body: bodyOf(namedDraft(draft)),
        query: { limit: SHOWN },
      }),
  });
  return (
    <TryPanel
      title={t('rules.dryRun')}
      action={t('rules.dryRun')}
      draft={draft}
      pending={run.isPending}
      error={run.error}
      onTry={() => run.mutate()}
    >
      {run.isIdle && (
        <Text size="sm" c="dimmed">
          {t('rules.dryRunHint')}
        </Text>
      )}
      {run.data !== undefined && <Outcome result={run.data} fields={fields} />}
    </TryPanel>
  );
}

function Outcome({ result, fields }: { result: DryRun; fields: ConditionField[] }) {
  const { t } = useTranslation();
  const { total, examined, complete, documents } = result;
  return (
    <>
      <Text size="sm" role="status" fw={550}>
        {total === 0
          ? t('rules.dryRunNone', { examined })
          : t('rules.dryRunSome', { count: total, examined })}
        {!complete && ` ${t('rules.dryRunIncomplete')}`}
      </Text>
      {documents.length > 0 && (
        <Table.ScrollContainer minWidth={520} mt="sm">
          <Table fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('rules.document')}</Table.Th>
                <Table.Th>{t('rules.change')}</Table.Th>
                <Table.Th>{t('rules.why')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {documents.map(({ id, filename, change, conditions }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <LinkAnchor to="/documents/$id" params={{ id }} size="sm">
                      {filename}
                    </LinkAnchor>
                  </Table.Td>
                  <Table.Td>{change}</Table.Td>
                  <Table.Td c="dimmed">
                    {conditions.map(({ field, actual }, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- the order is all they have
                      <Reason key={index} fields={fields} field={field} actual={actual} />
                    ))}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}

interface ReasonProps {
  fields: ConditionField[];
  field: string;
  actual: string | null;
}

/** What a condition looked at and found. */
function Reason({ fields, field, actual }: ReasonProps) {
  const { t } = useTranslation();
  const known = fields.find(({ name }) => name === field);
  return (
    <div>
      {t('rules.because', { field: known?.label ?? shownKey(field) })}{' '}
      {actual === null ? t('rules.nothing') : <ConditionValue field={known} value={actual} />}
    </div>
  );
}
