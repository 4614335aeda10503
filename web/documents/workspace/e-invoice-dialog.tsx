// A record as an e-invoice: which format, what its rules still want, then the file.
import { Alert, Button, Code, Group, Radio, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TbAlertTriangle, TbCheck } from 'react-icons/tb';
import type { EInvoiceFormat, EInvoicePreview } from '../../../contract/exports.ts';
import { addressOf } from '../../api/call.ts';
import { query } from '../../api/queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';

const DIALOG = 'e-invoice';
const FORMATS: EInvoiceFormat[] = ['xrechnung-ubl', 'xrechnung-cii', 'factur-x'];

export function openEInvoiceDialog(id: number): void {
  modals.open({
    modalId: DIALOG,
    size: 'lg',
    title: i18next.t('workspace.eInvoice.title'),
    children: <EInvoiceForm id={id} />,
  });
}

function EInvoiceForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const [format, setFormat] = useState<EInvoiceFormat>('xrechnung-ubl');
  const input = { params: { id }, query: { format } };
  // The record may have been completed in between.
  const { data, error } = useQuery({ ...query('previewEInvoice', input), staleTime: 0 });
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('workspace.eInvoice.format')}
        value={format}
        onChange={(value) => setFormat(value)}
      >
        <Stack gap="xs" mt={4}>
          {FORMATS.map((one, i) => (
            <Radio
              key={one}
              value={one}
              label={t(`workspace.eInvoice.formats.${one}`)}
              data-autofocus={i === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {data !== undefined ? (
        <>
          <Outcome preview={data} />
          <Completed terms={data.completed} />
        </>
      ) : error !== null ? (
        <ErrorState error={error} />
      ) : (
        <Skeleton height={80} />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => modals.close(DIALOG)}>
          {t('common.cancel')}
        </Button>
        {format === 'factur-x' && data?.broken.length === 0 && (
          <Button
            component="a"
            variant="default"
            href={addressOf('getPagePdf', { params: { id }, query: { kind: 'e-invoice' } })}
            download
            onClick={() => modals.close(DIALOG)}
          >
            {t('workspace.eInvoice.pdf')}
          </Button>
        )}
        {data?.broken.length === 0 ? (
          <Button
            component="a"
            href={addressOf('exportEInvoice', input)}
            download
            onClick={() => modals.close(DIALOG)}
          >
            {t('workspace.eInvoice.download')}
          </Button>
        ) : (
          <Button disabled>{t('workspace.eInvoice.download')}</Button>
        )}
      </Group>
    </Stack>
  );
}

function Outcome({ preview: { profile, broken } }: { preview: EInvoicePreview }) {
  const { t } = useTranslation();
  if (broken.length === 0)
    return (
      <Alert color="green" icon={<TbCheck size={18} />} role="status">
        {t('workspace.eInvoice.holds', { profile })}
      </Alert>
    );
  return (
    <Alert
      color="red"
      icon={<TbAlertTriangle size={18} />}
      role="status"
      title={t('workspace.eInvoice.broken', { count: broken.length, profile })}
    >
      <Text size="sm" mb="xs">
        {t('workspace.eInvoice.hint')}
      </Text>
      <ScrollArea.Autosize mah={260} viewportProps={{ tabIndex: 0 }}>
        <Stack component="ul" gap={6} m={0} p={0}>
          {broken.map(({ id, said }) => (
            <Text component="li" key={id} size="sm" style={{ listStyle: 'none' }}>
              <Code>{id}</Code> {said}
            </Text>
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Alert>
  );
}

/** What is not from the record, with where it is from. */
function Completed({ terms }: { terms: EInvoicePreview['completed'] }) {
  const { t } = useTranslation();
  if (terms.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('workspace.eInvoice.completed')}
      </Text>
      <ScrollArea.Autosize mah={200} viewportProps={{ tabIndex: 0 }}>
        <Stack component="ul" gap={6} m={0} p={0}>
          {terms.map(({ term, name, value, source, from }) => (
            <Text component="li" key={term} size="sm" style={{ listStyle: 'none' }}>
              <Code>{term}</Code> {name}: {value}{' '}
              <Text span size="xs" c="dimmed">
                {t(`workspace.eInvoice.from.${source}`, { name: from })}
              </Text>
            </Text>
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  );
}
