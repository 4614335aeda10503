// Importing vendors from a file: what its columns hold, what would change, and then the import itself.
import { Button, FileButton, Group, Loader, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TbFileUpload } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorField, VendorImport } from '../../contract/vendors.ts';
import { refresh } from '../api/queries.ts';
import { uploadVendors } from '../api/upload-file.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportReport } from './import-report.tsx';

type Mapping = Record<string, VendorField | null>;

interface Order {
  file: File;
  mapping: Mapping;
}

const FORMATS = '.csv,.txt,.xlsx,.json,.ndjson,.jsonl';

/** The file that was chosen, what its columns hold, and what came of the last try. */
function useImport() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [order, setOrder] = useState<Order>();
  const [deactivate, setDeactivate] = useState(false);
  const send = ({ file, mapping }: Order, dry_run: boolean) =>
    uploadVendors(file, {
      dry_run: String(dry_run),
      gone: deactivate ? 'deactivate' : 'keep',
      mapping: JSON.stringify(mapping),
    }).result;
  // The last one stays while the next is on its way.
  const [report, setReport] = useState<VendorImport>();
  const trial = useMutation({
    mutationFn: (next: Order) => send(next, true),
    onMutate: (next) => {
      setOrder(next);
      if (next.file !== order?.file) setReport(undefined);
    },
    onSuccess: setReport,
  });
  const run = useMutation({
    mutationFn: (now: Order) => send(now, false),
    onSuccess: async () => {
      await refresh('listVendors');
      notifyDone(t('vendorImport.done'));
      await navigate({ to: '/vendors' });
    },
    onError: notifyError,
  });
  return { order, report, trial, run, deactivate, setDeactivate };
}

export function ImportPage() {
  const { t } = useTranslation();
  const { order, report, trial, run, deactivate, setDeactivate } = useImport();
  const writes = report !== undefined && report.new + report.changed + (deactivate ? report.gone : 0) > 0;
  const subtitle = (
    <LinkAnchor to="/vendors" size="sm">
      {t('vendors.title')}
    </LinkAnchor>
  );
  return (
    <Page title={t('vendorImport.title')} subtitle={subtitle}>
      <FilePanel file={order?.file} trial={trial} onChoose={(file) => trial.mutate({ file, mapping: {} })} />
      {report !== undefined && order !== undefined && (
        <>
          <ImportColumns
            columns={report.columns}
            busy={trial.isPending}
            onChange={(heading, field) =>
              trial.mutate({ ...order, mapping: { ...order.mapping, [heading]: field } })
            }
          />
          <ImportReport report={report}>
            <Switch
              label={t('vendorImport.deactivate')}
              checked={deactivate}
              onChange={(event) => setDeactivate(event.currentTarget.checked)}
            />
            <Button
              disabled={trial.isPending || !writes}
              loading={run.isPending}
              onClick={() => run.mutate(order)}
            >
              {t('vendorImport.run')}
            </Button>
          </ImportReport>
        </>
      )}
    </Page>
  );
}

interface FilePanelProps {
  file: File | undefined;
  trial: Pick<ReturnType<typeof useImport>['trial'], 'isPending' | 'error'>;
  onChoose: (file: File) => void;
}

function FilePanel({ file, trial, onChoose }: FilePanelProps) {
  const { t } = useTranslation();
  return (
    <Panel>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" maw={620}>
          {t('vendorImport.intro')}
        </Text>
        <FileButton accept={FORMATS} onChange={(chosen) => chosen !== null && onChoose(chosen)}>
          {(props) => (
            <Button
              {...props}
              variant={file === undefined ? 'filled' : 'default'}
              leftSection={<TbFileUpload size={16} />}
            >
              {t(file === undefined ? 'vendorImport.choose' : 'vendorImport.other')}
            </Button>
          )}
        </FileButton>
      </Group>
      {file !== undefined && (
        <Group gap={8} mt="sm" role="status">
          {trial.isPending && <Loader size="xs" />}
          <Text size="sm" fw={550}>
            {file.name}
          </Text>
          {trial.isPending && (
            <Text size="sm" c="dimmed">
              {t('vendorImport.reading')}
            </Text>
          )}
        </Group>
      )}
      {trial.error !== null && <ErrorState error={trial.error} />}
    </Panel>
  );
}
