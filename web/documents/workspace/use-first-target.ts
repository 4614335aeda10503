// Begins with what the address names, else with the first blocker: it is chosen, and its place is shown on the page.
import { useEffect } from 'react';
import { openBlockers } from './open-blockers.ts';
import { useTargets } from './use-targets.ts';
import { workspaceRoute } from './use-list-search.ts';
import { choose, type Workspace } from './workspace-context.ts';

export function useFirstTarget({ record, fields, selection }: Workspace): void {
  const { field, quote } = workspaceRoute.useSearch();
  const { show } = useTargets();
  const ready = fields.length > 0;
  useEffect(() => {
    // A citation leads to its words first.
    if (!ready || selection.get().keys.length > 0 || (quote !== undefined && field === undefined)) return;
    if (field !== undefined) return choose(selection, [field]);
    const first = openBlockers(record).find(({ target }) => target !== null);
    if (first !== undefined) show(first);
    // Only when the document opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready]);
}
