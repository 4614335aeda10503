// The navigation: wide with words, or narrow with icons where the work needs the room.
import { ActionIcon, Tooltip } from '@mantine/core';
import { TbLayoutSidebarLeftCollapse, TbLayoutSidebarLeftExpand } from 'react-icons/tb';
import { Link, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useMe } from '../session/me.ts';
import { Logo } from '../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LiveMark } from './live-mark.tsx';
import { NAV, mayUse, type NavItem } from './nav-items.ts';
import { SearchBox } from './search-box.tsx';
import classes from './sidebar.module.css';
import { UploadMark } from './upload-mark.tsx';

interface Props {
  narrow: boolean;
  onNarrow?: (narrow: boolean) => void;
  /** After a choice, for the drawer on phones. */
  onChoice?: () => void;
}

export function Sidebar({ narrow, onNarrow, onChoice }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <div className={clsx(classes['sidebar'], narrow && classes['narrow'])}>
      <div className={classes['brand']}>
        <Link to="/" aria-label={`${me.instance_name}: ${t('layout.dashboard')}`} onClick={onChoice}>
          {narrow ? <Logo size={26} /> : <Logo size={26} name={me.instance_name} />}
        </Link>
        {onNarrow !== undefined && !narrow && <NarrowButton narrow={false} onNarrow={onNarrow} />}
      </div>
      {!narrow && <SearchBox {...(onChoice === undefined ? {} : { onDone: onChoice })} />}
      <nav className={classes['nav']} aria-label={t('layout.navigation')}>
        {NAV.map((group) => {
          const items = group.items.filter(({ needs }) => mayUse(needs, me.access));
          if (items.length === 0) return null;
          return (
            <div
              key={group.title}
              className={classes['group']}
              role="group"
              aria-label={t(`layout.${group.title}`)}
            >
              {!narrow && <span className={classes['groupTitle']}>{t(`layout.${group.title}`)}</span>}
              {items.map((item) => (
                <NavLink
                  key={item.to}
                  item={item}
                  narrow={narrow}
                  {...(onChoice === undefined ? {} : { onChoice })}
                />
              ))}
            </div>
          );
        })}
      </nav>
      <div className={classes['foot']}>
        <UploadMark narrow={narrow} />
        <LiveMark narrow={narrow} />
        {onNarrow !== undefined && narrow && <NarrowButton narrow onNarrow={onNarrow} />}
        <div className={classes['person']}>
          <AccountMenu narrow={narrow} />
          <NotificationBell />
        </div>
      </div>
    </div>
  );
}

function NarrowButton({ narrow, onNarrow }: { narrow: boolean; onNarrow: (narrow: boolean) => void }) {
  const { t } = useTranslation();
  const Glyph = narrow ? TbLayoutSidebarLeftExpand : TbLayoutSidebarLeftCollapse;
  return (
    <ActionIcon
      aria-label={t(narrow ? 'layout.expand' : 'layout.collapse')}
      onClick={() => onNarrow(!narrow)}
    >
      <Glyph size={18} strokeWidth={1.6} />
    </ActionIcon>
  );
}

function NavLink({ item, narrow, onChoice }: { item: NavItem; narrow: boolean; onChoice?: () => void }) {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const active = item.to === '/' ? path === '/' : path === item.to || path.startsWith(`${item.to}/`);
  const Glyph = item.icon;
  const link = (
    <Link
      to={item.to}
      className={clsx(classes['link'], active && classes['active'])}
      aria-current={active ? 'page' : undefined}
      aria-label={narrow ? t(`layout.${item.text}`) : undefined}
      onClick={onChoice}
    >
      <Glyph size={18} strokeWidth={1.6} aria-hidden />
      {!narrow && <span className="truncate">{t(`layout.${item.text}`)}</span>}
    </Link>
  );
  return narrow ? (
    <Tooltip label={t(`layout.${item.text}`)} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
