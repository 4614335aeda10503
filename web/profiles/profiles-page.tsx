// All extraction profiles.
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { TbFileSearch, TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/links.tsx';
import { Page } from '../ui/page.tsx';
import { openDraftDialog } from './draft-dialog.tsx';
import classes from './profiles-page.module.css';
import { useProfiles } from './use-profiles.ts';

export function ProfilesPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { admin } = useMe().access;
  const navigate = useNavigate();
  const { profiles, error, refetch } = useProfiles();
  const draftFrom = (sample: number) =>
    void navigate({ to: '/profiles/$id', params: { id: 'new' }, search: { sample } });
  const add = admin && (
    <>
      <Button
        variant="default"
        leftSection={<TbFileSearch size={16} />}
        onClick={() => openDraftDialog(draftFrom)}
      >
        {t('design.draft')}
      </Button>
      <LinkButton to="/profiles/$id" params={{ id: 'new' }} leftSection={<TbPlus size={16} />}>
        {t('profiles.add')}
      </LinkButton>
    </>
  );
  return (
    <Page title={t('profiles.title')} subtitle={t('profiles.subtitle')} actions={add}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {profiles === undefined && error === null && <Skeleton height={300} />}
      <ul className={classes['cards']}>
        {profiles?.map((profile) => (
          <li key={profile.id}>
            <Link to="/profiles/$id" params={{ id: String(profile.id) }} className={classes['card']}>
              <span className={classes['head']}>
                <strong className="truncate">{profile.name}</strong>
                {profile.built_in && (
                  <Badge variant="default" size="xs" tt="none">
                    {t('profiles.builtIn')}
                  </Badge>
                )}
              </span>
              <Text span size="sm" c="dimmed" lineClamp={2}>
                {profile.description}
              </Text>
              <span className={classes['fields']}>
                {profile.fields.map(({ label }) => label).join(' · ')}
              </span>
              <span className={classes['foot']}>
                {t('profiles.fieldCount', { count: profile.fields.length })}
                {profile.line_items && ` · ${t('profiles.lineItems')}`} ·{' '}
                {t('profiles.version', { version: profile.version })} · {format.ago(profile.updated_at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
