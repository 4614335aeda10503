// Whom a document comes from, with its file name below; who has it open.
import { Link, getRouteApi } from '@tanstack/react-router';
import { TbCopy, TbEye } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { useMe } from '../../session/me.ts';
import classes from './cells.module.css';

const route = getRouteApi('/app/shell/documents');

export function VendorCell({ row }: { row: DocumentSummary }) {
  const { t } = useTranslation();
  const search = route.useSearch();
  const { id, vendor, filename, version, duplicate_of, duplicate_reason } = row;
  return (
    <span className={classes['vendor']}>
      <Link
        to="/documents/$id"
        params={{ id }}
        search={search}
        className={classes['link']}
        data-row-link={id}
        onClick={(event) => event.stopPropagation()}
      >
        {vendor ?? filename}
      </Link>
      <span className={classes['second']}>
        {vendor === null ? t('documents.noVendor') : filename}
        {version > 1 && <> · {t('documents.version', { version })}</>}
        {duplicate_of !== null && duplicate_reason !== null && (
          <span className={classes['mark']}>
            <TbCopy size={13} strokeWidth={1.6} aria-hidden />
            {t(`documents.duplicate.${duplicate_reason}`, { id: duplicate_of })}
          </span>
        )}
        <Viewers row={row} />
      </span>
    </span>
  );
}

/** Who else has it open now. */
export function Viewers({ row: { viewers } }: { row: Pick<DocumentSummary, 'viewers'> }) {
  const { t } = useTranslation();
  const me = useMe();
  const others = viewers.filter(({ id }) => id !== me.user?.id).map(({ name }) => name);
  if (others.length === 0) return null;
  return (
    <span className={classes['mark']}>
      <TbEye size={13} strokeWidth={1.8} aria-hidden />
      {t('documents.openAt', { names: others.join(t('common.listComma')) })}
    </span>
  );
}
