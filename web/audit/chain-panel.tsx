// Verifying the chain of the audit log, and taking it away as a file.
import { Alert, Button, Code, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbDownload, TbShieldCheck, TbShieldX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { AuditVerification } from '../../contract/audit.ts';
import { addressOf, call } from '../api/call.ts';
import { useFormat } from '../text/format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { notifyError } from '../ui/notify.ts';
import type { AuditSearch } from './audit-search.ts';

export function useVerification() {
  return useMutation({ mutationFn: () => call('verifyAudit'), onError: notifyError });
}

export function ChainActions({
  search,
  verification,
}: {
  search: AuditSearch;
  verification: ReturnType<typeof useVerification>;
}) {
  const { t } = useTranslation();
  const { page: _page, ...filters } = search;
  return (
    <>
      <Button
        variant="default"
        component="a"
        href={addressOf('exportAudit', { query: filters })}
        download
        leftSection={<TbDownload size={16} />}
      >
        {t('audit.export')}
      </Button>
      <Button
        variant="default"
        loading={verification.isPending}
        leftSection={<TbShieldCheck size={16} />}
        onClick={() => verification.mutate()}
      >
        {t('audit.verify')}
      </Button>
    </>
  );
}

export function ChainResult({ result, onClose }: { result: AuditVerification; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { intact, entries, head, checkpoints, problems, duration_ms } = result;
  const Glyph = intact ? TbShieldCheck : TbShieldX;
  return (
    <Alert
      role="status"
      color={intact ? 'green' : 'red'}
      icon={<Glyph size={20} />}
      title={t(intact ? 'audit.intact' : 'audit.broken')}
      withCloseButton
      closeButtonLabel={t('common.close')}
      onClose={onClose}
    >
      <Text size="sm">
        {t('audit.verified', { entries, checkpoints, time: format.milliseconds(duration_ms) })}
      </Text>
      {head !== null && (
        <Group gap={6} mt={6}>
          <Text size="sm">{t('audit.head')}</Text>
          <Code>{`${head.entry_id}:${head.hash.slice(0, 16)}…`}</Code>
          <CopyButton text={`${head.entry_id}:${head.hash}`} label={t('audit.copyHead')} />
        </Group>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ entry_id, kind, detail }) => (
            <li key={`${entry_id} ${kind}`}>
              {t('audit.entry', { id: entry_id })}: {t(`audit.problems.${kind}`)}. {detail}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
