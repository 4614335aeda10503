// Signatures in the settings: the certificates that are trusted, and whether signers have to be.
import { Button, Skeleton, Stack, Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbCertificate, TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { TrustedCertificate } from '../../contract/trusted-certificates.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { shownActor } from '../text/known-names.ts';
import { confirm } from '../ui/confirm.tsx';
import { ListPanel, ListRow } from '../ui/list-panel.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { RowTools } from '../ui/row-tools.tsx';
import { openCertificateDialog } from './certificate-form.tsx';
import classes from './signature-settings.module.css';

export function SignatureSettings() {
  return (
    <Stack gap="md">
      <CertificatesPanel />
      <RequirePanel />
    </Stack>
  );
}

function CertificatesPanel() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listTrustedCertificates'));
  const add = (
    <Button
      size="xs"
      variant="default"
      leftSection={<TbPlus size={15} />}
      onClick={() => openCertificateDialog()}
    >
      {t('signatures.add')}
    </Button>
  );
  return (
    <ListPanel
      title={t('signatures.title')}
      text={t('signatures.text')}
      add={add}
      count={data?.certificates.length}
      error={error}
      empty={{ icon: TbCertificate, title: t('signatures.none'), hint: t('signatures.noneHint') }}
    >
      {data?.certificates.map((certificate) => (
        <CertificateRow key={certificate.id} certificate={certificate} />
      ))}
    </ListPanel>
  );
}

function CertificateRow({ certificate }: { certificate: TrustedCertificate }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, name, subject, issuer, authority, fingerprint, valid_from, valid_to, added_by } = certificate;
  const remove = useMutation({
    mutationFn: () => call('deleteTrustedCertificate', { params: { id } }),
    onSuccess: async () => {
      await refresh('listTrustedCertificates');
      notifyDone(t('signatures.deleted', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('signatures.deleteTitle', { name }),
      text: t('signatures.deleteText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  const day = (at: string) => format.date(at.slice(0, 10));
  const facts = [
    t(authority ? 'signatures.authority' : 'signatures.signer'),
    subject,
    ...(issuer === subject ? [] : [t('signatures.issuedBy', { issuer })]),
    t('signatures.validity', { from: day(valid_from), to: day(valid_to) }),
    t('signatures.addedBy', { by: shownActor(added_by) }),
  ];
  return (
    <ListRow
      name={name}
      facts={facts.join(' · ')}
      more={<span className={classes['fingerprint']}>{t('signatures.fingerprint', { fingerprint })}</span>}
    >
      <RowTools
        edit={{ label: t('signatures.edit', { name }), onClick: () => openCertificateDialog(certificate) }}
        remove={{ label: t('signatures.delete', { name }), onClick: ask }}
      />
    </ListRow>
  );
}

function RequirePanel() {
  const { t } = useTranslation();
  const { data } = useQuery(query('getSettings'));
  const save = useMutation({
    mutationFn: (require_trusted_signatures: boolean) =>
      call('saveSettings', { body: { require_trusted_signatures } }),
    onSuccess: async () => {
      await refresh('getSettings');
      notifyDone(t('signatures.requireSaved'));
    },
    onError: notifyError,
  });
  return (
    <Panel title={t('signatures.requireTitle')}>
      {data === undefined ? (
        <Skeleton height={60} />
      ) : (
        <Switch
          label={t('signatures.require')}
          description={t('signatures.requireHint')}
          checked={data.require_trusted_signatures}
          disabled={save.isPending}
          onChange={(event) => save.mutate(event.currentTarget.checked)}
        />
      )}
    </Panel>
  );
}
