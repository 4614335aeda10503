// Importing a file: what its columns hold, what would change, and then the import itself; the same for whatever the rows are.
import { Button, FileButton, Group, Loader, Switch, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TbFileUpload } from 'react-icons/tb';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadHandle } from '../api/upload-file.ts';
import { refresh } from '../api/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportReport } from './import-report.tsx';
import { useTrial } from './use-trial.ts';
import classes from './table-import-page.module.css';

type Mapping = Record<string, string | null>;

export interface ImportedField {
  value: string;
  label: string;
}

/** What an import answers, whatever the rows are. */
export interface TableReport {
  rows: number;
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  refused: number;
  columns: { heading: string; field: string | null; example: string | null }[];
  changes: {
    change: 'new' | 'changed' | 'gone';
    external_id: string;
    name: string;
    fields: { field: string; before: string | null; after: string | null }[];
  }[];
  problems: { row: number; detail: string }[];
}

/** What the rows of a file are. */
export interface TableKind {
  fields: ImportedField[];
  send: (file: File, fields: Record<string, string>) => UploadHandle<TableReport>;
  /** What is read anew afterwards. */
  list: 'listVendors' | 'listOrders';
  to: '/vendors' | '/orders';
  /** Whether what the file does not name can fall out of use. */
  closes: boolean;
  /** A thing is called by its number, and its name only says more of it. */
  byNumber?: boolean;
  texts: {
    title: string;
    list: string;
    intro: string;
    deactivate: string;
    done: string;
    nothing: string;
    /** Heading of the column of what changes. */
    one: string;
  };
}

interface Order {
  file: File;
  mapping: Mapping;
}

const FORMATS = '.csv,.txt,.xlsx,.json,.ndjson,.jsonl';

/** The file that was chosen, what its columns hold, and what came of the last try. */
function useImport({ send: sendFile, list, to, texts }: TableKind) {
  const navigate = useNavigate();
  const [deactivate, setDeactivate] = useState(false);
  const send = ({ file, mapping }: Order, dry_run: boolean) =>
    sendFile(file, {
      dry_run: String(dry_run),
      gone: deactivate ? 'deactivate' : 'keep',
      mapping: JSON.stringify(mapping),
    }).result;
  const { order, report, trial } = useTrial<Order, TableReport>((next) => send(next, true));
  const run = useMutation({
    mutationFn: (now: Order) => send(now, false),
    onSuccess: async () => {
      await refresh(list);
      notifyDone(texts.done);
      await navigate({ to });
    },
    onError: notifyError,
  });
  return { order, report, trial, run, deactivate, setDeactivate };
}

interface Props {
  kind: TableKind;
  /** Beside the introduction: what else to choose. */
  children?: ReactNode;
}

export function TableImportPage({ kind, children }: Props) {
  const { t } = useTranslation();
  const { order, report, trial, run, deactivate, setDeactivate } = useImport(kind);
  const { texts } = kind;
  const writes = report !== undefined && report.new + report.changed + (deactivate ? report.gone : 0) > 0;
  const subtitle = (
    <LinkAnchor to={kind.to} size="sm">
      {texts.list}
    </LinkAnchor>
  );
  return (
    <Page title={texts.title} subtitle={subtitle}>
      <FilePanel
        intro={texts.intro}
        file={order?.file}
        trial={trial}
        onChoose={(file) => trial.mutate({ file, mapping: {} })}
      >
        {children}
      </FilePanel>
      {report !== undefined && order !== undefined && (
        <>
          <ImportColumns
            columns={report.columns}
            fields={kind.fields}
            busy={trial.isPending}
            onChange={(heading, field) =>
              trial.mutate({ ...order, mapping: { ...order.mapping, [heading]: field } })
            }
          />
          <ImportReport report={report} kind={kind}>
            {kind.closes && (
              <Switch
                label={texts.deactivate}
                checked={deactivate}
                onChange={(event) => setDeactivate(event.currentTarget.checked)}
              />
            )}
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
  intro: string;
  formats?: string;
  file: File | undefined;
  trial: { isPending: boolean; error: Error | null };
  onChoose: (file: File) => void;
  children?: ReactNode;
}

/** The file is chosen, or dropped here. */
export function FilePanel({ intro, formats = FORMATS, file, trial, onChoose, children }: FilePanelProps) {
  const { t } = useTranslation();
  return (
    <Panel flush>
      <Dropzone
        className={classes['drop'] ?? ''}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
        onDrop={([dropped]) => dropped !== undefined && onChoose(dropped)}
      >
        {children}
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" maw={620}>
            {intro}
          </Text>
          <FileButton accept={formats} onChange={(chosen) => chosen !== null && onChoose(chosen)}>
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
      </Dropzone>
    </Panel>
  );
}
