// An empty list: because nothing is there, or because of the filters.
import { Button } from '@mantine/core';
import { TbFilterOff, TbUpload } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../session/me.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { filtersOf, unfiltered, type DocumentSearch } from '../document-search.ts';

interface Props {
  search: DocumentSearch;
  onChange: (search: DocumentSearch) => void;
}

export function NoDocuments({ search, onChange }: Props) {
  const { t } = useTranslation();
  const { write } = useMe().access;
  const filtered = Object.keys(filtersOf(search)).length > 0;
  const clear = (
    <Button variant="default" onClick={() => onChange(unfiltered(search))}>
      {t('documents.clearFilters')}
    </Button>
  );
  const upload = write && <LinkButton to="/upload">{t('layout.upload')}</LinkButton>;
  return (
    <Panel>
      <EmptyState
        icon={filtered ? TbFilterOff : TbUpload}
        title={t(filtered ? 'documents.noMatch' : 'documents.empty')}
        action={filtered ? clear : upload}
      >
        {t(filtered ? 'documents.noMatchHint' : 'documents.emptyHint')}
      </EmptyState>
    </Panel>
  );
}
