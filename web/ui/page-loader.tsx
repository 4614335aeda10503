// While the code of a page is on its way. Shown late, so that fast pages do not flicker.
import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './page-loader.module.css';

export function PageLoader() {
  const { t } = useTranslation();
  return (
    <div className={classes['loader']} role="status">
      <Loader size="sm" aria-hidden />
      <span className="quiet">{t('common.loading')}</span>
    </div>
  );
}
