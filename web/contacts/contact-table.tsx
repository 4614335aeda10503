// Contacts as a table whose names are indented by what they belong to.
import { Badge } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../api/call.ts';
import { useProfiles } from '../profiles/use-profiles.ts';
import { useFormat } from '../text/format.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { TABLE_LOOKS, useTableTexts } from '../ui/table-texts.ts';
import { asTree, type TreeRow } from './contact-tree.ts';
import classes from './contact-table.module.css';
import { shownContact } from '../text/known-names.ts';

export const PAGE_SIZE = 100;

interface Props {
  list: Result<'listContacts'> | undefined;
  page: number;
  /** Search results are not a tree. */
  flat: boolean;
  onPage: (page: number) => void;
}

export function ContactTable({ list, page, flat, onPage }: Props) {
  const texts = useTableTexts();
  const navigate = useNavigate();
  const columns = useColumns();
  const whole = list !== undefined && list.total <= PAGE_SIZE && !flat;
  const rows = useMemo(() => {
    const contacts = list?.contacts ?? [];
    return whole ? asTree(contacts) : contacts.map((contact): TreeRow => ({ ...contact, depth: 0 }));
  }, [list, whole]);
  return (
    <DataTable
      {...TABLE_LOOKS}
      {...texts}
      withTableBorder
      borderRadius={10}
      fetching={list === undefined}
      records={rows}
      columns={columns}
      onRowClick={({ record }) => void navigate({ to: '/contacts/$id', params: { id: record.id } })}
      page={page}
      onPageChange={onPage}
      totalRecords={list?.total ?? 0}
      recordsPerPage={PAGE_SIZE}
    />
  );
}

function useColumns(): DataTableColumn<TreeRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const narrow = useMediaQuery('(max-width: 75em)', false, { getInitialValueInEffect: false });
  const { profiles } = useProfiles();
  return useMemo(() => {
    const profileName = (id: number) => profiles?.find((profile) => profile.id === id)?.name ?? '';
    return [
      {
        accessor: 'name',
        title: t('contacts.name'),
        ellipsis: true,
        render: (row) => <NameCell row={row} />,
      },
      {
        accessor: 'type',
        title: t('contacts.type'),
        width: 120,
        render: ({ type }) => t(`contacts.types.${type}`),
      },
      { accessor: 'company', title: t('contacts.company'), ellipsis: true, hidden: narrow },
      { accessor: 'email', title: t('contacts.email'), ellipsis: true, hidden: narrow },
      {
        accessor: 'default_profile_id',
        title: t('contacts.profile'),
        ellipsis: true,
        hidden: phone,
        render: (row) => profileName(row.default_profile_id),
      },
      {
        accessor: 'updated_at',
        title: t('contacts.updated'),
        width: 130,
        hidden: phone,
        render: (row) => format.ago(row.updated_at),
      },
    ];
  }, [t, format, phone, narrow, profiles]);
}

function NameCell({ row }: { row: TreeRow }) {
  const { t } = useTranslation();
  return (
    <span className={classes['name']} style={{ paddingLeft: row.depth * 20 }}>
      {row.depth > 0 && <span className={classes['branch']} aria-hidden />}
      <LinkAnchor
        to="/contacts/$id"
        params={{ id: row.id }}
        fw={550}
        c="inherit"
        size="sm"
        className="truncate"
        onClick={(event) => event.stopPropagation()}
      >
        {shownContact(row.name)}
      </LinkAnchor>
      {row.built_in && (
        <Badge variant="default" size="xs" tt="none" title={t('contacts.builtInHint')}>
          {t('contacts.builtIn')}
        </Badge>
      )}
    </span>
  );
}
