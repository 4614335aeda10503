// Which vendor of the master data the document is from, and why; or who comes into question.
import { Button, Group, Stack, Text } from '@mantine/core';
import { TbBuildingStore, TbPlus } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callWithEtag } from '../../api/call.ts';
import { useMe } from '../../session/me.ts';
import { offerLast } from '../../ui/undo-notice.tsx';
import { notifyError } from '../../ui/notify.ts';
import { openVendorDialog } from '../../vendors/vendor-form.tsx';
import { VendorSelect } from '../../vendors/vendor-select.tsx';
import { Reasons } from './reasons.tsx';
import { Section } from './section.tsx';
import { useGoTo } from './use-go-to.ts';
import classes from './proposals.module.css';
import { useWorkspace } from './workspace-context.ts';

export function VendorSection() {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const { vendor_match: match, vendor_number } = record;
  const take = useTakeVendor();
  const [other, setOther] = useState(false);
  if (match === null) return null;
  return (
    <Section title={t('vendors.match.title')} name="vendor">
      <Stack gap="sm">
        {match.name !== null && (
          <div>
            <Text fw={600}>{match.name}</Text>
            <Text size="xs" c="dimmed">
              {vendor_number}
              {match.probability !== null && match.by !== 'person' && (
                <> · {t('vendors.match.sure', { percent: Math.floor(match.probability * 100) })}</>
              )}
            </Text>
            <Reasons reasons={match.reasons} />
          </div>
        )}
        {match.name === null && match.proposals.length === 0 && (
          <Text size="sm">{t('vendors.match.none')}</Text>
        )}
        {match.proposals.map(({ vendor_id, name, external_id, probability, reasons }) => (
          <div key={vendor_id} className={classes['proposal']}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <div>
                <Text fw={550} size="sm">
                  {name}
                </Text>
                <Text size="xs" c="dimmed">
                  {external_id} · {t('vendors.match.likely', { percent: Math.floor(probability * 100) })}
                </Text>
              </div>
              {canWrite && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('vendors.match.takeOne', { name })}
                  onClick={() => void take(vendor_id)}
                >
                  {t('vendors.match.take')}
                </Button>
              )}
            </Group>
            <Reasons reasons={reasons} />
          </div>
        ))}
        {canWrite && (
          <Choice other={other || match.name === null} onOther={() => setOther(true)} take={take} />
        )}
      </Stack>
    </Section>
  );
}

type Take = (vendor_id: number | null) => Promise<void>;

function useTakeVendor(): Take {
  const { record, saver } = useWorkspace();
  const goTo = useGoTo();
  const params = { id: record.id };
  return async (vendor_id) => {
    const done = await saver.change((if_match) =>
      callWithEtag('chooseVendor', { params, body: { vendor_id } }, { if_match }),
    );
    if (done) await offerLast(() => goTo(record.id)).catch(notifyError);
  };
}

function Choice({ other, onOther, take }: { other: boolean; onOther: () => void; take: Take }) {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { contact_ids } = useMe().access;
  const { by, prefilled } = record.vendor_match!;
  return (
    <>
      {other && (
        <VendorSelect
          size="xs"
          label={t('vendors.match.other')}
          placeholder={t('vendors.search')}
          value={undefined}
          onChange={(id) => id !== undefined && void take(id)}
        />
      )}
      <Group gap={8}>
        {!other && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<TbBuildingStore size={14} />}
            onClick={onOther}
          >
            {t('vendors.match.change')}
          </Button>
        )}
        {by === 'person' && (
          <Button size="compact-xs" variant="default" onClick={() => void take(null)}>
            {t('vendors.match.takeBack')}
          </Button>
        )}
        {other && contact_ids === null && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<TbPlus size={14} />}
            onClick={() => openVendorDialog(undefined, prefilled, (vendor) => void take(vendor.id))}
          >
            {t('vendors.match.create')}
          </Button>
        )}
      </Group>
    </>
  );
}
