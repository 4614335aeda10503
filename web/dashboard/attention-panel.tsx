// Exceptions with their reasons, newest first.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useFormat } from '../text/format.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './attention-panel.module.css';
import grid from './dashboard-page.module.css';
import { shownContact } from '../text/known-names.ts';

const SHOWN = 6;

interface Props {
  exceptions: Dashboard['exceptions'];
  total: number;
}

export function AttentionPanel({ exceptions, total }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (exceptions.length === 0) return null;
  const search = { status: ['Exception' as const] };
  const all = total > SHOWN && (
    <LinkAnchor to="/documents" search={search} size="sm">
      {t('dashboard.allExceptions')} ({format.number(total)})
    </LinkAnchor>
  );
  return (
    <Panel title={t('dashboard.attention')} aside={all} className={grid['twoThirds'] ?? ''} flush>
      <ul className={classes['list']}>
        {exceptions.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <Link to="/documents/$id" params={{ id: item.id }} search={search} className={classes['item']}>
              <span className={classes['name']}>
                <span className="truncate">{item.filename}</span>
                <span className={classes['contact']}>{shownContact(item.contact_name)}</span>
              </span>
              <span className={classes['reason']}>{item.reason}</span>
              <span className={classes['ago']}>{format.ago(item.updated_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
