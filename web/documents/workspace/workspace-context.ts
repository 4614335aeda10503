// What the parts of the workspace share: the record, its fields, what is chosen, and how changes are saved.
import { createContext, useContext, type RefObject } from 'react';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Profile, ProfileField } from '../../../contract/profiles.ts';
import { createStore, useStore, type Store } from '../../api/store.ts';
import type { GridHandle } from '../../grid/data-grid.tsx';
import type { RecordTable } from '../../../contract/record-tables.ts';
import type { TableStore } from './table-store.ts';
import type { Neighbours } from './use-neighbours.ts';
import type { Saver } from './saver.ts';

export interface Selection {
  /** Keys whose places are marked: fields, cells of tables; the first is the chosen one. */
  keys: string[];
  /** The field that words of the page are taken for. */
  editing: string | undefined;
  /** Grows when the marks are to be brought into view. */
  wish: number;
}

export type WorkspaceForm = 'approve' | 'reject' | 'postpone' | 'sides';

export interface OpenTable {
  store: TableStore;
  /** Once it is there. */
  grid: RefObject<GridHandle | null>;
}

export interface Workspace {
  record: DocumentRecord;
  etag: string | undefined;
  profile: Profile | undefined;
  fields: ProfileField[];
  /** The profile is on its way: there are no fields yet. */
  loading: boolean;
  /** Why fields cannot be edited now. */
  locked: 'approved' | 'reading' | 'viewer' | undefined;
  /** Whether status, notes and the like can be changed. */
  canWrite: boolean;
  selection: Store<Selection>;
  saver: Saver;
  tables: Record<RecordTable, OpenTable>;
  /** The form that is open over the document. */
  form: Store<WorkspaceForm | undefined>;
  /** True while the status is being set: nothing may change meanwhile. */
  busy: Store<boolean>;
  /** Takes another value for a field, as if it had been typed. */
  takeValue: (key: string, value: string) => void;
  /** How a field takes text from the page, by its key. */
  pickers: Map<string, (text: string, add: boolean) => void>;
  /** Fields whose text is not a valid value, so that it could not be saved. */
  invalid: Set<string>;
  neighbours: Neighbours;
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === undefined) throw new Error('Only inside a workspace');
  return workspace;
}

export const createSelection = (): Store<Selection> =>
  createStore<Selection>({ keys: [], editing: undefined, wish: 0 });

/** Chooses a field or cell; `editing` makes it take words from the page. */
export function choose(selection: Store<Selection>, keys: string[], editing?: string): void {
  selection.set(({ wish }) => ({ keys, editing, wish: wish + 1 }));
}

export const useChosen = (key: string): boolean => {
  const { selection } = useWorkspace();
  return useStore(selection, ({ keys }) => keys.includes(key));
};

/** The DOM id of the input of a field, to move the focus there. */
export const fieldId = (key: string): string => `field-${key}`;
