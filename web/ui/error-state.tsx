// A page or panel whose content could not be loaded: why, and what to do.
import { Alert, Button, Group, Text } from '@mantine/core';
import { TbAlertTriangle } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { describeError } from './describe-error.ts';

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const { title, detail } = describeError(error);
  return (
    <Alert color="red" variant="light" icon={<TbAlertTriangle size={18} />} title={title} role="alert" m="md">
      <Group justify="space-between" align="end">
        <Text size="sm">{detail}</Text>
        {onRetry !== undefined && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
