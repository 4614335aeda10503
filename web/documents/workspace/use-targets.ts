// Going to what a blocker is about: its field or line is chosen, in sight, and its place shown on the page.
import type { Blocker } from '../../../contract/blockers.ts';
import type { OrderMatchLine } from '../../../contract/order-match.ts';
import { focusKey, showTarget } from './focus-field.ts';
import { choose, useWorkspace } from './workspace-context.ts';

export function useTargets() {
  const workspace = useWorkspace();
  const { record, selection } = workspace;
  const show = ({ target, kind, code }: Pick<Blocker, 'target' | 'kind' | 'code'>) => {
    if (target === null) return;
    // A check is about all the values that it compares.
    const check =
      kind === 'check_failed' ? record.checks.find((one) => !one.passed && one.code === code) : undefined;
    const others = (check?.fields ?? []).filter((key) => key !== target);
    choose(selection, [target, ...others]);
    showTarget(workspace, target);
  };
  return {
    show,
    /** The cell of a line that differs first from the order; of a document without lines, its total. */
    showLine: ({ line, result, differences: [first] }: OrderMatchLine) =>
      show({
        target:
          line === null
            ? (record.order_match?.total?.field ?? null)
            : `line_items[${line}].${first?.column ?? 'description'}`,
        kind: 'order',
        code: result,
      }),
    /** The same, ready to be typed over. */
    fix: (blocker: Blocker) => {
      show(blocker);
      if (blocker.target !== null) focusKey(workspace, blocker.target);
    },
  };
}
