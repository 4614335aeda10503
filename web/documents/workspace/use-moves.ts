// Walking through a document and from one to the next.
import { notifyError } from '../../ui/notify.ts';
import { focusKey, neighbourOf, showField } from './focus-field.ts';
import { nextOf } from './next-document.ts';
import { blockersAt, nextTarget } from './open-blockers.ts';
import { useAccept } from './use-accept.ts';
import { useGoTo } from './use-go-to.ts';
import { useListSearch } from './use-list-search.ts';
import { otherValues, useCandidates } from './use-other-values.ts';
import { useTargets } from './use-targets.ts';
import { choose, type Workspace } from './workspace-context.ts';

export function useMoves(workspace: Workspace) {
  const { record, fields, selection, saver, neighbours } = workspace;
  const search = useListSearch();
  const goTo = useGoTo();
  const targets = useTargets();
  const { accept } = useAccept();
  const candidates = useCandidates(record);
  const chosen = () => selection.get().keys[0];
  const show = (key: string | undefined) => {
    if (key === undefined) return;
    choose(selection, [key]);
    showField(key);
  };
  const nextDoubt = () => {
    const target = nextTarget(record, fields, chosen());
    const [blocker] = target === undefined ? [] : blockersAt(record, target);
    if (blocker !== undefined) targets.show(blocker);
  };
  return {
    walk: (step: 1 | -1) => show(neighbourOf(chosen(), step)),
    nextDoubt,
    edit: () => focusKey(workspace, chosen() ?? fields[0]?.key ?? ''),
    /** Takes the n-th other value that was found for the chosen field. */
    take(number: number) {
      const key = chosen();
      const other = key === undefined ? undefined : otherValues(record, candidates, key)[number - 1];
      if (key === undefined || other === undefined) return;
      workspace.takeValue(key, other.value);
      nextDoubt();
    },
    /** The value is right: a person says so. What speaks against it is accepted with it. */
    accept() {
      const key = chosen();
      if (key === undefined) return nextDoubt();
      const value = record.extracted_fields[key] ?? null;
      const { source } = record.lineage[key] ?? {};
      const confirmed = value === null || source === 'person' || source === 'formula';
      if (!confirmed) void saver.save({ extracted_fields: { [key]: value } }, record);
      // A value that a person confirms is doubtful no more.
      const others = blockersAt(record, key).filter(({ kind }) => confirmed || kind !== 'field_doubtful');
      if (others.length > 0) void accept(others.map(({ id }) => id));
      nextDoubt();
    },
    previous: () => neighbours.previous !== undefined && goTo(neighbours.previous),
    next: () => void nextOf(record.id, search).then(goTo, notifyError),
  };
}
