// The mark of a document whose assignee was to be done with it by now.
import { TbAlarm } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import classes from './cells.module.css';

export function Overdue() {
  const { t } = useTranslation();
  return (
    <span className={classes['overdue']}>
      <TbAlarm size={13} strokeWidth={1.8} aria-hidden />
      {t('documents.overdue')}
    </span>
  );
}
