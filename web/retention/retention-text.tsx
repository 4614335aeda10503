// How long a document is kept, and what holds it, in a line.
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentRetention } from '../../contract/retention.ts';
import { useFormat } from '../text/format.ts';

export function RetentionText({ retention }: { retention: DocumentRetention }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, kept_until, rule, holds } = retention;
  const period = { day: kept_until === null ? '' : format.date(kept_until), rule: rule ?? '' };
  const kept = t('retention.states.kept', period);
  return (
    <>
      {holds.map(({ id, reason, placed_by }) => (
        <Text key={id} size="xs" c="var(--mantine-color-error)">
          {t('retention.states.held', { reason, by: placed_by })}
        </Text>
      ))}
      {state === 'over' ? (
        <Text size="xs" c="dimmed">
          {kept_until === null ? t('retention.states.over') : t('retention.states.overSince', period)}
        </Text>
      ) : (
        kept_until !== null && (
          <Text size="xs" c="dimmed">
            {kept}
          </Text>
        )
      )}
    </>
  );
}
