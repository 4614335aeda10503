// A new instance: what to do, in order. Gone once there is a document.
import type { IconType } from 'react-icons';
import { TbAddressBook, TbUpload, TbWebhook } from 'react-icons/tb';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/me.ts';
import classes from './first-steps.module.css';

export function FirstSteps() {
  const { t } = useTranslation();
  const { admin } = useMe().access;
  const webhook: LinkProps = { to: '/settings/$tab', params: { tab: 'webhooks' } };
  return (
    <section className={classes['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('dashboard.start')}</h2>
      <p>{t('dashboard.startHint')}</p>
      <ol>
        <Step
          link={{ to: '/contacts' }}
          icon={TbAddressBook}
          title={t('dashboard.stepContact')}
          hint={t('dashboard.stepContactHint')}
        />
        <Step
          link={{ to: '/upload' }}
          icon={TbUpload}
          title={t('dashboard.stepUpload')}
          hint={t('dashboard.stepUploadHint')}
        />
        {admin && (
          <Step
            link={webhook}
            icon={TbWebhook}
            title={t('dashboard.stepWebhook')}
            hint={t('dashboard.stepWebhookHint')}
          />
        )}
      </ol>
    </section>
  );
}

function Step({
  link,
  icon: Glyph,
  title,
  hint,
}: {
  link: LinkProps;
  icon: IconType;
  title: string;
  hint: string;
}) {
  return (
    <li>
      <Link {...link} className={classes['step']}>
        <Glyph size={22} strokeWidth={1.5} aria-hidden />
        <span>
          <strong>{title}</strong>
          <span className={classes['hint']}>{hint}</span>
        </span>
      </Link>
    </li>
  );
}
