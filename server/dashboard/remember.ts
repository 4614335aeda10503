// Figures are remembered for a while: every open dashboard asks again after each event.
import type { Context } from '../context.ts';

interface Kept {
  at: number;
  value: Promise<unknown>;
}

const kept = new WeakMap<Context['queue'], Map<string, Kept>>();

/** What `make` made for this key and scope within the last `ms`; a failure is not remembered. */
export function remember<T>(ctx: Context, key: string, ms: number, make: () => Promise<T>): Promise<T> {
  const known = kept.get(ctx.queue) ?? new Map<string, Kept>();
  kept.set(ctx.queue, known);
  const own = `${ctx.scope === null ? 'all' : ctx.scope.join()} ${key}`;
  const entry = known.get(own);
  if (entry !== undefined && performance.now() - entry.at < ms) return entry.value as Promise<T>;
  const value = make();
  known.set(own, { at: performance.now(), value });
  value.catch(() => known.delete(own));
  return value;
}
