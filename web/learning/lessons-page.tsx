// What corrections taught: seen, switched off, forgotten.
import { Button, Group, Pagination, Skeleton, Switch, Table, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { TbSchool } from 'react-icons/tb';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '../../contract/learning.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { shownKey, shownProfile, shownActor, shownContact } from '../text/known-names.ts';
import { confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { useTableTexts } from '../ui/table-texts.ts';
import { LessonUses } from './lesson-uses.tsx';

const route = getRouteApi('/app/shell/lessons');
const SIZE = 50;

export function LessonsPage() {
  const { t } = useTranslation();
  const texts = useTableTexts();
  const { contact_id, page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const contact = contact_id === undefined ? {} : { contact_id };
  const { data, error, refetch } = useQuery({
    ...query('listLessons', { query: { ...contact, limit: SIZE, offset: (page - 1) * SIZE } }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.total ?? 0) / SIZE);
  return (
    <Page
      title={t('learning.title')}
      subtitle={t('learning.subtitle')}
      actions={
        contact_id !== undefined && data !== undefined && <ForgetAll id={contact_id} lessons={data.lessons} />
      }
    >
      <ContactSelect
        w={280}
        maw="100%"
        clearable
        aria-label={t('learning.filterContact')}
        placeholder={t('learning.filterContact')}
        value={contact_id}
        onChange={(id) => void navigate({ search: id === undefined ? {} : { contact_id: id } })}
      />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={200} />}
      {data?.total === 0 && (
        <Panel>
          <EmptyState icon={TbSchool} title={t('learning.none')}>
            {t('learning.noneHint')}
          </EmptyState>
        </Panel>
      )}
      {data !== undefined && data.total > 0 && <LessonTable lessons={data.lessons} />}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          size="sm"
          onChange={(next) =>
            void navigate({ search: { ...contact, ...(next === 1 ? {} : { page: next }) } })
          }
          getControlProps={texts.getPaginationControlProps}
          getItemProps={texts.getPaginationItemProps}
        />
      )}
    </Page>
  );
}

function LessonTable({ lessons }: { lessons: Lesson[] }) {
  const { t } = useTranslation();
  return (
    <Panel flush>
      <Table.ScrollContainer minWidth={820} className="stacked">
        <Table fz="sm" verticalSpacing={8} horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('learning.field')}</Table.Th>
              <Table.Th>{t('learning.what')}</Table.Th>
              <Table.Th>{t('learning.from')}</Table.Th>
              <Table.Th>{t('learning.result')}</Table.Th>
              <Table.Th>
                <span className="quiet">{t('common.actions')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lessons.map((lesson) => (
              <Row key={lesson.id} lesson={lesson} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

/** Where the value stands, or the value itself. */
function sentenceOf({ constant, value, label, relation, page }: Lesson): string {
  if (value === null) return i18next.t('learning.emptied');
  if (constant) return i18next.t('learning.value', { value });
  return label === ''
    ? i18next.t('learning.place', { page })
    : i18next.t(`learning.${relation}`, { label, page });
}

function Row({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { admin } = useMe().access;
  const { id, field, sender, contact_name, profile_name, filename, document_id, enabled, state } = lesson;
  const name = shownKey(field);
  const [open, setOpen] = useState(false);
  const toggle = useMutation({
    mutationFn: (next: boolean) => call('switchLesson', { params: { id }, body: { enabled: next } }),
    onSuccess: () => refresh('listLessons'),
    onError: notifyError,
  });
  const forget = useMutation({
    mutationFn: () => call('forgetLesson', { params: { id } }),
    onSuccess: async () => {
      await refresh('listLessons');
      notifyDone(t('learning.forgotten'));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('learning.forgetTitle'),
      text: t('learning.forgetText'),
      action: t('learning.forget'),
      dangerous: true,
      onConfirm: () => forget.mutate(),
    });
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {sender ?? shownContact(contact_name)} · {shownProfile(profile_name)}
        </Text>
      </Table.Td>
      <Table.Td>{sentenceOf(lesson)}</Table.Td>
      <Table.Td>
        <LinkAnchor to="/documents/$id" params={{ id: document_id }} search={{ field }} size="sm">
          {filename}
        </LinkAnchor>
        <Text size="xs" c="dimmed">
          {t('learning.by', { by: shownActor(lesson.learned_by), at: format.ago(lesson.created_at) })}
        </Text>
      </Table.Td>
      <Table.Td>
        {t(`learning.states.${state}`)}
        <Text size="xs" c="dimmed">
          {t('learning.counts', { helped: lesson.helped, contradicted: lesson.contradicted })}
        </Text>
        <Button size="compact-xs" variant="subtle" px={0} onClick={() => setOpen(true)}>
          {t('learning.changed', { count: lesson.changed })}
        </Button>
        {open && <LessonUses id={id} field={field} name={name} onClose={() => setOpen(false)} />}
      </Table.Td>
      <Table.Td>
        {admin && (
          <Group gap={8} justify="flex-end" wrap="nowrap">
            <Switch
              size="sm"
              aria-label={t('learning.switch', { field: name })}
              checked={toggle.isPending ? toggle.variables : enabled}
              onChange={(event) => toggle.mutate(event.currentTarget.checked)}
            />
            <Button size="compact-sm" variant="subtle" color="red" loading={forget.isPending} onClick={ask}>
              {t('learning.forget')}
            </Button>
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function ForgetAll({ id, lessons }: { id: number; lessons: Lesson[] }) {
  const { t } = useTranslation();
  const { admin } = useMe().access;
  const forget = useMutation({
    mutationFn: () => call('forgetContactLessons', { params: { id } }),
    onSuccess: async ({ forgotten }) => {
      await refresh('listLessons');
      notifyDone(t('learning.forgotAll', { count: forgotten }));
    },
    onError: notifyError,
  });
  const name = lessons[0]?.contact_name;
  if (!admin || name === undefined) return null;
  const ask = () =>
    confirm({
      title: t('learning.forgetAllTitle', { name }),
      text: t('learning.forgetText'),
      action: t('learning.forget'),
      dangerous: true,
      onConfirm: () => forget.mutate(),
    });
  return (
    <Button variant="default" loading={forget.isPending} onClick={ask}>
      {t('learning.forgetAll', { name })}
    </Button>
  );
}
