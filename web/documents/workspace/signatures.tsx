// The signatures of the file, each with what it is worth; why one blocks the document stands among the blockers.
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { TbRosetteDiscountCheck, TbShieldCheck, TbShieldQuestion, TbShieldX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { IconType } from 'react-icons';
import type { Check, Signature } from '../../../contract/checks.ts';
import classes from './signatures.module.css';

export function Signatures({ checks }: { checks: Check[] }) {
  const { t } = useTranslation();
  const signed = checks.flatMap(({ signature, ...check }) =>
    signature === null ? [] : [{ ...check, signature }],
  );
  if (signed.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t('signatures.list')}>
      {signed
        .toSorted((one, other) => one.signature.number - other.signature.number)
        .map(({ signature, name, detail }) => (
          <SignatureRow key={signature.number} signature={signature} name={name} detail={detail} />
        ))}
    </ul>
  );
}

const ICONS: Record<Signature['outcome'], IconType> = {
  trusted: TbRosetteDiscountCheck,
  untrusted: TbShieldCheck,
  expired: TbShieldQuestion,
  unchecked: TbShieldQuestion,
  changed: TbShieldX,
  broken: TbShieldX,
};

interface RowProps {
  signature: Signature;
  name: string;
  detail: string;
}

function SignatureRow({ signature: { outcome, severity }, name, detail }: RowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const Icon = ICONS[outcome];
  return (
    <li>
      <UnstyledButton
        className={classes['row'] ?? ''}
        data-outcome={outcome}
        data-severity={severity ?? undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon size={16} aria-hidden />
        <span>
          <span className={classes['name']}>{name}</span>
          <span className={classes['outcome']}>{t(`signatures.outcomes.${outcome}`)}</span>
          {open && <span className={classes['detail']}>{detail}</span>}
        </span>
      </UnstyledButton>
    </li>
  );
}
