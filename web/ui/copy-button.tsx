// Copies a text. On plain http the browser has no clipboard interface, so an invisible text field does it.
import { ActionIcon, Button, Tooltip, type MantineSize } from '@mantine/core';
import { TbCheck, TbCopy } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from './notify.ts';

export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    const written = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (written) return true;
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'quiet';
  // Inside an open dialog focus may not leave it.
  (document.querySelector('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

interface Props {
  text: string;
  /** Says what is copied; shown as text with `labelled`. */
  label: string;
  labelled?: boolean;
  size?: MantineSize | 'compact-sm';
}

export function CopyButton({ text, label, labelled = false, size = 'xs' }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return notifyProblem(t('common.copyFailed'));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const icon = copied ? <TbCheck size={16} /> : <TbCopy size={16} />;
  if (labelled)
    return (
      <Button variant="default" size={size} leftSection={icon} onClick={() => void copy()}>
        {copied ? t('common.copied') : label}
      </Button>
    );
  return (
    <Tooltip label={copied ? t('common.copied') : label}>
      <ActionIcon aria-label={label} onClick={() => void copy()}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
