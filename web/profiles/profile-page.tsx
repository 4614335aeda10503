// One profile: its description and its fields. Saving makes a new version.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error.ts';
import { query } from '../api/queries.ts';
import { shownProfile } from '../text/known-names.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { MissingPage } from '../ui/page-problems.tsx';
import { asId } from '../ui/search-params.ts';
import { DraftedProfile } from './drafted-profile.tsx';
import { ProfileEditor } from './profile-editor.tsx';

const route = getRouteApi('/app/shell/profiles/$id');

export function ProfilePage() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const { copy, sample } = route.useSearch();
  const source = id === 'new' ? copy : asId(id);
  const { data, error, refetch } = useQuery({
    ...query('getProfile', { params: { id: source ?? 0 } }),
    enabled: source !== undefined,
  });
  if (id === 'new' && sample !== undefined)
    return <DraftedProfile key={`sample-${sample}`} sample={sample} />;
  if (id === 'new' && source === undefined) return <ProfileEditor key="new" profile={undefined} />;
  if (source === undefined || isApiError(error, 404)) return <MissingPage />;
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={400} m="lg" />;
  if (id === 'new')
    return (
      <ProfileEditor
        key={`copy-${source}`}
        profile={undefined}
        template={data}
        name={t('profiles.copyName', { name: shownProfile(data.name) })}
      />
    );
  return <ProfileEditor key={`${data.id}-${data.version}`} profile={data} />;
}
