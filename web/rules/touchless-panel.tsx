// What would have happened to the last documents had they gone without a person. Shown before the rule can be saved.
import { Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TouchlessPreview } from '../../contract/touchless.ts';
import { call } from '../api/call.ts';
import { useFormat } from '../text/format.ts';
import { shownKey } from '../text/known-names.ts';
import { LinkAnchor } from '../ui/links.tsx';
import type { ConditionField } from './condition-fields.ts';
import { bodyOf, type RuleDraft } from './rule-draft.ts';
import classes from './rules.module.css';
import { TryPanel, namedDraft } from './try-panel.tsx';

interface Props {
  draft: RuleDraft;
  fields: ConditionField[];
  /** What was tried last is shown no longer once the rule differs from it. */
  current: boolean;
  onPreviewed: () => void;
}

export function TouchlessPanel({ draft, fields, current, onPreviewed }: Props) {
  const { t } = useTranslation();
  const run = useMutation({
    mutationFn: () => call('previewTouchless', { body: bodyOf(namedDraft(draft)) }),
    onSuccess: onPreviewed,
  });
  return (
    <TryPanel
      title={t('rules.touchless.preview')}
      action={t('rules.dryRun')}
      draft={draft}
      pending={run.isPending}
      error={run.error}
      onTry={() => run.mutate()}
    >
      {!run.isPending && run.error === null && !(current && run.data !== undefined) && (
        <Text size="sm" c="dimmed">
          {t('rules.touchless.hint')}
        </Text>
      )}
      {current && run.data !== undefined && <Outcome preview={run.data} fields={fields} />}
    </TryPanel>
  );
}

function Outcome({ preview, fields }: { preview: TouchlessPreview; fields: ConditionField[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { examined, touchless, corrected, documents } = preview;
  const nameOf = (key: string) =>
    fields.find(({ name, group }) => group === 'field' && name.replace(/^fields\./, '') === key)?.label ??
    shownKey(key);
  const figures = [
    [t('rules.touchless.examined'), examined],
    [t('rules.touchless.gone'), touchless],
    [t('rules.touchless.corrected'), corrected],
  ] as const;
  return (
    <div role="status">
      <dl className={classes['figures']}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.number(figure)}</dd>
          </div>
        ))}
      </dl>
      {examined === 0 && (
        <Text size="sm" c="dimmed">
          {t('rules.touchless.noHistory')}
        </Text>
      )}
      {documents.length > 0 && (
        <Table.ScrollContainer minWidth={420}>
          <Table fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('rules.document')}</Table.Th>
                <Table.Th>{t('rules.touchless.people')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {documents.map(({ id, filename, corrected: changed, rejected, wrong_fields }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <LinkAnchor to="/documents/$id" params={{ id }} size="sm">
                      {filename}
                    </LinkAnchor>
                  </Table.Td>
                  <Table.Td {...(changed ? {} : { c: 'dimmed' })}>
                    {!changed
                      ? t('rules.touchless.unchanged')
                      : rejected
                        ? t('rules.touchless.rejected')
                        : wrong_fields.length === 0
                          ? t('rules.touchless.changed')
                          : t('rules.touchless.changedFields', {
                              fields: wrong_fields.map(nameOf).join(t('common.listComma')),
                            })}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </div>
  );
}
