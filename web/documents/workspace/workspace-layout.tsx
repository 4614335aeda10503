// Three columns: pages, fields, and more about the document; on small screens one at a time.
import { Drawer, SegmentedControl } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../api/store.ts';
import { ApproveSheet } from './approve-sheet.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EvidenceStrip } from './evidence-strip.tsx';
import { FieldList } from './field-list.tsx';
import { FixedTableSection, LineItems } from './record-tables.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { openBlockers } from './open-blockers.ts';
import { PagesColumn } from './pages-column.tsx';
import { PostponeDialog } from './postpone-dialog.tsx';
import { ReferencesPanel } from './references-panel.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { SidesDialog } from './sides-dialog.tsx';
import { StatePanel } from './state-panel.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { PhoneActions, TopBar } from './top-bar.tsx';
import { workspaceRoute } from './use-list-search.ts';
import { useWorkspaceShortcuts } from './use-shortcuts.ts';
import { useWorkspace, type Workspace } from './workspace-context.ts';
import classes from './workspace-layout.module.css';

interface Props {
  phone: boolean;
  /** Not before the picture of the page has had its turn. */
  withFields: boolean;
}

export function WorkspaceLayout({ phone, withFields }: Props) {
  const { t } = useTranslation();
  const roomy = useMediaQuery('(min-width: 82em)', true, { getInitialValueInEffect: false });
  const [wanted, setWanted] = useLocalStorage({
    key: 'recto.side-panel',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [drawer, setDrawer] = useState(false);
  const toggleSide = () => (roomy ? setWanted(!wanted) : setDrawer(!drawer));
  useWorkspaceShortcuts(toggleSide);
  const { busy, record } = useWorkspace();
  const split = isSplit(record);
  const inert = useStore(busy);
  // What is looked at last is drawn last: the picture and the fields do not wait for it.
  const withSide = useDeferredValue(withFields, false);
  if (phone) return <PhoneLayout inert={inert} />;
  return (
    <div className={classes['frame']}>
      <TopBar phone={false} side={roomy ? wanted : drawer} onSide={toggleSide} />
      <div className={classes['columns']} inert={inert}>
        <PagesColumn />
        <div className={classes['centre']}>
          <div className={classes['scroll']}>{withFields && <Centre />}</div>
          {!split && <EvidenceStrip />}
        </div>
        {roomy && wanted && (
          <aside className={classes['side']} aria-label={t('workspace.details')}>
            {withSide && <SidePanel />}
          </aside>
        )}
      </div>
      <Drawer
        opened={!roomy && drawer}
        onClose={() => setDrawer(false)}
        position="right"
        size={320}
        title={t('workspace.details')}
        padding={0}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <SidePanel />
      </Drawer>
      <Dialogs />
    </div>
  );
}

function Dialogs() {
  return (
    <>
      <ConflictDialog />
      <ApproveSheet />
      <RejectDialog />
      <PostponeDialog />
      <SidesDialog />
    </>
  );
}

/** Its values are those of its parts. */
const isSplit = ({ children }: Workspace['record']): boolean => children.length > 0;

function Centre() {
  const { loading, record } = useWorkspace();
  if (isSplit(record))
    return (
      <>
        <StatePanel />
        <NotesPanel />
      </>
    );
  return (
    <>
      <StatePanel />
      <ScorePanel />
      <FieldList />
      {/* Until the profile is known, fields and lines may still come above these. */}
      {!loading && (
        <>
          <LineItems />
          <FixedTableSection table="allowances" />
          <FixedTableSection table="tax_breakdown" />
          <SummaryPanel />
          <NotesPanel />
          <ReferencesPanel />
        </>
      )}
    </>
  );
}

function PhoneLayout({ inert }: { inert: boolean }) {
  const { t } = useTranslation();
  const { quote } = workspaceRoute.useSearch();
  const { record, selection } = useWorkspace();
  const wish = useStore(selection, (state) => state.wish);
  const [shown, setShown] = useState(wish);
  const open = openBlockers(record).length;
  // A citation is about the page.
  const [view, setView] = useState(quote === undefined ? 'fields' : 'page');
  if (wish !== shown) {
    setShown(wish);
    // What is chosen among the details is shown on its page.
    if (view === 'more') setView('page');
  }
  const views = [
    { value: 'page', label: t('workspace.page') },
    {
      value: 'fields',
      label: open > 0 ? t('workspace.fieldsOpen', { count: open }) : t('workspace.fieldsTab'),
    },
    { value: 'more', label: t('workspace.moreTab') },
  ];
  return (
    <div className={classes['frame']} data-phone>
      <TopBar phone side={false} onSide={() => setView('more')} />
      <SegmentedControl
        className={classes['switch'] ?? ''}
        fullWidth
        size="sm"
        radius={0}
        value={view}
        onChange={setView}
        data={views}
      />
      {view === 'fields' && !isSplit(record) && <EvidenceStrip />}
      <div className={classes['phone']} inert={inert}>
        {view === 'page' ? <PagesColumn /> : view === 'fields' ? <Centre /> : <SidePanel />}
      </div>
      <PhoneActions />
      <Dialogs />
    </div>
  );
}
