// What is wrong with a page as it stands there.
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Nothing is loading any more. */
export async function settle({ page }: Visitor): Promise<void> {
  await expect.poll(() => page.locator('.mantine-Skeleton-root, .mantine-Loader-root').count()).toBe(0);
}

/** Pixels that cannot be seen without moving the page sideways. */
export const widerThanScreen = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Findings of any impact, best practices included, each with the first place it concerns. */
export async function findingsOf({ page }: Visitor): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames, and what passes need not be listed; both would take most of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
  );
}
