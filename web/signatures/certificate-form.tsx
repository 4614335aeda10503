// Adding and exchanging a trusted certificate.
import { Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { TbFileUpload } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { TrustedCertificate } from '../../contract/trusted-certificates.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';

const DIALOG = 'trusted-certificate';

export function openCertificateDialog(certificate?: TrustedCertificate): void {
  modals.open({
    modalId: DIALOG,
    title:
      certificate === undefined
        ? i18next.t('signatures.add')
        : i18next.t('signatures.edit', { name: certificate.name }),
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
    children: <CertificateForm certificate={certificate} />,
  });
}

/** PEM as it is, DER in base64. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (text.includes('-----BEGIN')) return text;
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** `Tax CA.crt` is first called “Tax CA”. */
const nameOf = (file: File): string => file.name.replace(/\.[a-z0-9]+$/i, '');

function CertificateForm({ certificate }: { certificate: TrustedCertificate | undefined }) {
  const { t } = useTranslation();
  const [name, setName] = useState(certificate?.name ?? '');
  const [chosen, setChosen] = useState<File>();
  const save = useMutation({
    mutationFn: async () => {
      const text = chosen === undefined ? certificate?.certificate : await textOf(chosen);
      const body = { name: name.trim(), certificate: text ?? '' };
      return certificate === undefined
        ? call('addTrustedCertificate', { body })
        : call('replaceTrustedCertificate', { params: { id: certificate.id }, body });
    },
    onSuccess: async (saved) => {
      await refresh('listTrustedCertificates');
      notifyDone(t('signatures.saved', { name: saved.name }));
      modals.close(DIALOG);
    },
    onError: notifyError,
  });
  const choose = (file: File | null) => {
    if (file === null) return;
    setChosen(file);
    if (name.trim() === '') setName(nameOf(file));
  };
  const complete = name.trim() !== '' && (chosen !== undefined || certificate !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Stack gap={6}>
          <Text size="sm" fw={500}>
            {t('signatures.file')}
          </Text>
          <Group gap="sm">
            <FileButton accept=".pem,.crt,.cer,.der,application/x-x509-ca-cert" onChange={choose}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<TbFileUpload size={16} />}>
                  {t(chosen === undefined ? 'signatures.choose' : 'signatures.other')}
                </Button>
              )}
            </FileButton>
            <Text size="sm">{chosen?.name ?? certificate?.subject}</Text>
          </Group>
          <Text size="xs" c="dimmed">
            {t('signatures.fileHint')}
          </Text>
        </Stack>
        <TextInput
          label={t('signatures.name')}
          description={t('signatures.nameHint')}
          required
          data-autofocus
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close(DIALOG)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!complete}>
            {t(certificate === undefined ? 'common.add' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
