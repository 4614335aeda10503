// A new instance: what to do, in order. It stays until each step is done.
import type { IconType } from 'react-icons';
import { TbAddressBook, TbCircleCheckFilled, TbListCheck, TbUpload, TbWebhook } from 'react-icons/tb';
import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useMe } from '../session/me.ts';
import classes from './first-steps.module.css';

type StepName = keyof Dashboard['steps'];

interface Step {
  name: StepName;
  link: LinkProps;
  icon: IconType;
  title: 'stepContact' | 'stepUpload' | 'stepApprove' | 'stepWebhook';
}

const STEPS: Step[] = [
  { name: 'contact', link: { to: '/contacts' }, icon: TbAddressBook, title: 'stepContact' },
  { name: 'file', link: { to: '/upload' }, icon: TbUpload, title: 'stepUpload' },
  {
    name: 'approval',
    link: { to: '/documents', search: { status: ['Needs Review'] } },
    icon: TbListCheck,
    title: 'stepApprove',
  },
  {
    name: 'webhook',
    link: { to: '/settings/$tab', params: { tab: 'webhooks' } },
    icon: TbWebhook,
    title: 'stepWebhook',
  },
];

export function FirstSteps({ steps }: Pick<Dashboard, 'steps'>) {
  const { t } = useTranslation();
  const { admin, write } = useMe().access;
  const mine = STEPS.filter(({ name }) => admin || name !== 'webhook');
  const done = mine.filter(({ name }) => steps[name]).length;
  if (!write || done === mine.length) return null;
  const next = mine.find(({ name }) => !steps[name]);
  return (
    <section className={classes['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('dashboard.start')}</h2>
      <p>{t('dashboard.startHint', { done, total: mine.length })}</p>
      <ol>
        {mine.map(({ name, link, icon: Glyph, title }) => (
          <li key={name}>
            <Link
              {...link}
              className={clsx(classes['step'], steps[name] && classes['done'])}
              aria-current={name === next?.name ? 'step' : undefined}
            >
              {steps[name] ? (
                <TbCircleCheckFilled size={22} aria-hidden />
              ) : (
                <Glyph size={22} strokeWidth={1.5} aria-hidden />
              )}
              <span>
                <strong>{t(`dashboard.${title}`)}</strong>
                <span className={classes['hint']}>
                  {steps[name] ? t('dashboard.stepDone') : t(`dashboard.${title}Hint`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
