// What people correct most, by field and by sender, each with what helps against it.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useMe } from '../session/me.ts';
import { shownKey, shownProfile } from '../text/known-names.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './corrections-panel.module.css';
import grid from './dashboard-page.module.css';

export function CorrectionsPanel({ corrections: { fields, senders } }: Pick<Dashboard, 'corrections'>) {
  const { t } = useTranslation();
  const { admin } = useMe().access;
  if (fields.length === 0) return null;
  return (
    <Panel title={t('dashboard.corrections')} className={grid['twoThirds'] ?? ''}>
      <div className={classes['columns']}>
        <div>
          <h3 className={classes['title']}>{t('dashboard.byField')}</h3>
          <ul className={classes['list']}>
            {fields.map((row) => (
              <Row
                key={`${row.profile_id} ${row.field}`}
                row={row}
                name={shownKey(row.field)}
                hint={shownProfile(row.profile_name)}
              >
                {admin && (
                  <LinkAnchor to="/profiles/$id" params={{ id: String(row.profile_id) }} size="xs">
                    {t('dashboard.remedyProfile')}
                  </LinkAnchor>
                )}
              </Row>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={classes['title']}>{t('dashboard.bySender')}</h3>
          <ul className={classes['list']}>
            {senders.map((row) => (
              <Row key={`${row.contact_id} ${row.sender}`} row={row} name={row.sender}>
                <LinkAnchor to="/lessons" search={{ contact_id: row.contact_id }} size="xs">
                  {t('dashboard.remedyLessons')}
                </LinkAnchor>
                {admin && (
                  <LinkAnchor to="/rules/$id" params={{ id: 'new' }} size="xs">
                    {t('dashboard.remedyRule')}
                  </LinkAnchor>
                )}
              </Row>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}

function Row({
  row,
  name,
  hint,
  children,
}: {
  row: { corrections: number; documents: number };
  name: string;
  hint?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <li className={classes['row']}>
      <span>
        <strong>{name}</strong>
        {hint !== undefined && <span className={classes['hint']}> · {hint}</span>}
        <span className={classes['remedies']}>{children}</span>
      </span>
      <span className={classes['count']}>{t('dashboard.correctionCount', { count: row.corrections })}</span>
    </li>
  );
}
