// Views as the addresses they lead to, and back.
import type { ViewInput } from '../../../contract/views.ts';
import type { Result } from '../../api/call.ts';
import { stringifySearch } from '../../ui/search-params.ts';
import { filtersOf, readDocumentSearch, type DocumentSearch } from '../document-search.ts';
import { withoutEmpty } from '../../ui/search-params.ts';

export type Views = Result<'listViews'>;
export type SavedView = Views['views'][number];
export type UsualView = Views['built_in'][number];
/** What a search shows, under a name. */
type Shown = Pick<SavedView, 'filter' | 'sort' | 'order'> & { columns?: string[] };

const USUAL_SORT = 'created_at';
const USUAL_ORDER = 'desc';

/** @param name the id, or the name of one that everybody has */
export const searchOf = (view: Shown | UsualView, name: string): DocumentSearch => ({
  // Whatever a later version stored, and this one does not know, falls away.
  ...readDocumentSearch({
    ...view.filter,
    where: view.filter['field'],
    ...(view.sort === USUAL_SORT && view.order === USUAL_ORDER ? {} : { sort: view.sort, order: view.order }),
    columns: 'columns' in view ? view.columns : [],
  }),
  view: name,
});

/** What the service keeps of a search. */
export function inputOf(search: DocumentSearch): Pick<ViewInput, 'filter' | 'columns' | 'sort' | 'order'> {
  const { sort = USUAL_SORT, order = USUAL_ORDER, columns = [] } = search;
  return { filter: filtersOf(search), columns, sort, order };
}

/** The view whose tab is marked: the one that was chosen, or the first one with the same filters. */
export function viewOf(
  search: DocumentSearch,
  { built_in, views }: Views,
): UsualView | SavedView | undefined {
  const all = [...built_in, ...views];
  return (
    all.find((view) => nameOf(view) === search.view) ??
    all.find((view) => written(filtersOf(searchOf(view, ''))) === written(filtersOf(search)))
  );
}

/** How a tab is named in the address. */
export const nameOf = (view: UsualView | SavedView): string => ('id' in view ? String(view.id) : view.name);

/** Whether the search shows something else than the view. */
export function differs(search: DocumentSearch, view: UsualView | SavedView): boolean {
  const kept = (one: DocumentSearch) =>
    written({ ...one, view: undefined, page: undefined, size: undefined });
  return kept(search) !== kept(searchOf(view, ''));
}

/** The same filters are written the same, whatever their order. */
function written({ sort, order, ...search }: DocumentSearch): string {
  const usual = (sort ?? USUAL_SORT) === USUAL_SORT && (order ?? USUAL_ORDER) === USUAL_ORDER;
  const entries = Object.entries({ ...withoutEmpty(search), ...(usual ? {} : { sort, order }) });
  return stringifySearch(Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b))));
}
