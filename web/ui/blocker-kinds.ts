// The kinds of blockers, without the schemas that define them.
import type { BlockerKind } from '../../contract/blockers.ts';

const NAMES: Record<BlockerKind, true> = {
  field_missing: true,
  field_doubtful: true,
  check_failed: true,
  line_doubtful: true,
  reading: true,
  duplicate: true,
  profile: true,
  bundle: true,
  contact: true,
  vendor: true,
  payee_changed: true,
  payee_first: true,
  order: true,
};
export const BLOCKER_KINDS = Object.keys(NAMES) as BlockerKind[];
