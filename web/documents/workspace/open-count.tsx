// How much of a part of the record is open.
import { useTranslation } from 'react-i18next';
import type { Blocker } from '../../../contract/blockers.ts';
import { openBlockers } from './open-blockers.ts';
import classes from './open-count.module.css';
import { useWorkspace } from './workspace-context.ts';

export function OpenCount({ of }: { of: (blocker: Blocker) => boolean }) {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const count = openBlockers(record).filter(of).length;
  if (count === 0) return null;
  return <span className={classes['count']}>{t('workspace.blockers.count', { count })}</span>;
}
