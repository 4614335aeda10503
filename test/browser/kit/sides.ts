// What document and order show beside each other, as the browser has drawn it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settle } from './findings.ts';
import { signIn, TABLET, untilKeysAct, type Look, type Visitor } from './visitor.ts';

/** Scrolls a side as a person does. The pointer rests on the heading, which stays in sight, once the layout is at rest. */
export async function wheelOn(page: Page, side: 'document' | 'order', by: number): Promise<void> {
  await page.locator(`[data-pane=${side}] h3`).first().hover();
  await page.mouse.wheel(0, by);
}

export const pathsOf = (page: Page): Promise<string[]> =>
  page.locator('path[data-connection]').evaluateAll((all) => all.map((one) => one.getAttribute('d') ?? ''));

/** The marks and rows of the line that is looked at which are in sight, by their line. */
export const activeOn = (page: Page): Promise<string[]> =>
  page.locator('[data-pane] [data-lines][data-active]').evaluateAll((all) =>
    all
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const pane = one.closest('[data-pane]')!.getBoundingClientRect();
        return box.top >= pane.top + 30 && box.bottom <= pane.bottom;
      })
      .map((one) => one.getAttribute('data-line') ?? ''),
  );

/** Lines whose curve does not begin or end at the height of its line. */
export const endsApart = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paths = [...document.querySelectorAll<SVGPathElement>('path[data-connection]')];
    const frame = paths[0]?.ownerSVGElement?.getBoundingClientRect();
    if (frame === undefined) return ['no curve'];
    const middle = (side: string, line: number) => {
      const row = document.querySelector(`[data-pane=${side}] [data-lines~="${line}"]`);
      if (row === null) return undefined;
      const { top, bottom } = row.getBoundingClientRect();
      return (top + bottom) / 2 - frame.top;
    };
    return paths.flatMap((path, i) => {
      const length = path.getTotalLength();
      if (length === 0) return [`${i} is not drawn`];
      const ends = [path.getPointAtLength(0).y, path.getPointAtLength(length).y];
      const wanted = [middle('document', i), middle('order', i)];
      return wanted.flatMap((y, at) =>
        y === undefined || Math.abs(y - ends[at]!) < 1.5 ? [] : [`${i}: ${ends[at]} instead of ${y}`],
      );
    });
  });

/** Both sides of a document, with all their pictures. */
export async function openSides(visitor: Visitor, id: number, look: Look): Promise<void> {
  await signIn(visitor);
  const { page } = visitor;
  await page.goto(`/documents/${id}`);
  const details = page.getByText(look.language === 'zh' ? '详情' : 'Details', { exact: true });
  if (look.width < 960) await details.click();
  const side = page.getByRole('button', { name: look.language === 'zh' ? '并排对照' : 'Side by side' });
  if (look === TABLET) {
    await untilKeysAct(page);
    await page.keyboard.press('i');
  }
  await side.click();
  await page.getByRole('dialog').locator('[data-pane] [data-lines]').first().waitFor();
  await settle(visitor);
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .locator('img')
        .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
    )
    .toBe(true);
}
