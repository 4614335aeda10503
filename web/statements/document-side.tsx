// A document beside the movement that pays it: what it is, and its number and total as they stand on paper.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DocumentRecord } from '../../contract/documents.ts';
import { query } from '../api/queries.ts';
import { PageCrop } from '../pages/page-crop.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import classes from './document-side.module.css';

const CROP = 40;

interface Props {
  document: { document_id: number; filename: string; number: string | null; vendor: string | null };
  /** What it comes to, and what can be done. */
  children: ReactNode;
}

export function DocumentSide({ document: { document_id, filename, number, vendor }, children }: Props) {
  const { data } = useQuery(query('getDocument', { params: { id: document_id } }));
  return (
    <article className={classes['side']} aria-label={number ?? filename}>
      <div>
        <LinkAnchor to="/documents/$id" params={{ id: document_id }} size="sm" fw={600}>
          {number ?? filename}
        </LinkAnchor>
        <Text size="xs" c="dimmed" className="truncate">
          {[vendor, number === null ? undefined : filename].filter((text) => text != null).join(' · ')}
        </Text>
      </div>
      {data !== undefined && <Places record={data} number={number} />}
      <div className={classes['foot']}>{children}</div>
    </article>
  );
}

function Places({ record, number }: { record: DocumentRecord; number: string | null }) {
  const places = [placeOf(record, number), placeOf(record, totalOf(record))];
  return (
    <div className={classes['places']}>
      {places.map(
        (place, i) =>
          place !== undefined && (
            <PageCrop
              key={i}
              of={{ document_id: record.id, version: record.version }}
              page={place.page}
              box={place.box}
              height={CROP}
            />
          ),
      )}
    </div>
  );
}

/** Where the value of a field stands that has just this value. */
function placeOf({ extracted_fields, evidence }: DocumentRecord, value: string | null) {
  if (value === null) return undefined;
  const keys = Object.keys(extracted_fields).filter((key) => extracted_fields[key] === value);
  return keys.map((key) => evidence[key]?.[0]).find((place) => place !== undefined);
}

/** Without its sign what is paid and what is open. */
const totalOf = ({ payment, extracted_fields }: DocumentRecord): string | null => {
  if (payment === null) return null;
  const { paid_amount, discount_amount, open_amount } = payment;
  const sum = [paid_amount, discount_amount, open_amount].reduce((all, amount) => all + Number(amount), 0);
  const total = Math.abs(sum).toFixed(2);
  return Object.values(extracted_fields).find((value) => value !== null && same(value, total)) ?? null;
};

const same = (value: string, total: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(value) && Math.abs(Math.abs(Number(value)) - Number(total)) < 0.005;
