// The head of a column that sorts: its name, and which way it sorts now.
import { useTranslation } from 'react-i18next';
import { TbArrowDown, TbArrowUp, TbSelector } from 'react-icons/tb';
import classes from './sort-title.module.css';

interface Props {
  name: string;
  /** Undefined while the list is sorted by another column. */
  order: 'asc' | 'desc' | undefined;
}

export function SortTitle({ name, order }: Props) {
  const { t } = useTranslation();
  const Glyph = order === undefined ? TbSelector : order === 'asc' ? TbArrowUp : TbArrowDown;
  return (
    <span className={classes['title']} title={name}>
      <span className="truncate">{name}</span>
      {order !== undefined && (
        <span className="quiet">{t(order === 'asc' ? 'documents.sortedUp' : 'documents.sortedDown')}</span>
      )}
      <Glyph
        className={classes['glyph']}
        size={14}
        aria-hidden
        data-sorted={order !== undefined || undefined}
      />
    </span>
  );
}
