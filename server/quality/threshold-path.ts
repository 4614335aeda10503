// A row of threshold sets, each letting through less than the next. Pure.
import { doubtAt, type FieldTrust, type FieldTrusts } from './field-trust.ts';
import type { Claim, Thresholds } from './thresholds.ts';

/** Doubt that a field may have, from hardly any to all of it: 24 steps to a power of ten. */
const DOUBTS = Array.from({ length: 97 }, (_, step) => 10 ** (step / 24 - 4));

/**
 * In each set all fields are allowed the same doubt; one whose confidence was found too high, or of which less may be wrong, needs
 * more confidence for it. A single number leads through the sets, so that few examples are enough to lay them out.
 * @returns strictest first; empty where no field was ever proposed
 */
export function thresholdPath(trusts: FieldTrusts, claims: Claim[]): Thresholds[] {
  const fields = Object.entries(trusts);
  if (fields.length === 0) return [];
  const share = Math.max(...claims.map((claim) => claim.share));
  const allowed = (field: string) => {
    const own = claims.find((claim) => claim.field === field);
    return own === undefined ? 1 : Math.min(1, (own.share * fields.length) / share);
  };
  const sets = DOUBTS.map((doubt) =>
    Object.fromEntries(
      fields.map(([field, trust]) => [field, percentFor(trust, doubt * allowed(field), share)]),
    ),
  );
  return sets.filter((set, index) => index === 0 || !same(set, sets[index - 1]!));
}

/**
 * The least confidence at which the doubt of a field is small enough. No more than there ever was is asked of it, unless even that
 * would be wrong so often that it breaks the claim by itself: then any value of it needs a person.
 */
function percentFor({ factor, highest }: FieldTrust, doubt: number, share: number): number {
  for (let percent = 0; percent <= highest; percent += 1)
    if (factor * doubtAt(percent) <= doubt) return percent;
  return factor * doubtAt(highest) > share ? 101 : highest;
}

const same = (a: Thresholds, b: Thresholds): boolean =>
  Object.entries(a).every(([field, percent]) => b[field] === percent);
