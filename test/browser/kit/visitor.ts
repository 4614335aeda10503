// Somebody in front of the pages: a browser window that notes what pages must never do.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ADMIN } from '../../kit/service.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Requests to other hosts, errors in scripts, refusals of the content security policy. */
  offences: string[];
}

export interface Look {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  language: 'en' | 'zh';
}

export const DESKTOP: Look = { width: 1440, height: 900, theme: 'light', language: 'en' };
export const PHONE: Look = { width: 390, height: 844, theme: 'dark', language: 'zh' };

export const TABLET: Look = { width: 1024, height: 768, theme: 'light', language: 'en' };

declare global {
  interface Window {
    /** Layout shifts since the page was opened that answer to no key or click: how much, and what moved. */
    recto_shifts: { value: number; moved: string[] }[];
  }
}

export async function visit(browser: Browser, url: string, look: Look = DESKTOP): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    locale: look.language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    hasTouch: look.width < 500,
  });
  context.setDefaultTimeout(60_000);
  const offences: string[] = [];
  const page = await context.newPage();
  await page.addInitScript(noteShifts);
  context.on('request', (request) => {
    const target = new URL(request.url());
    if (target.protocol.startsWith('http') && target.origin !== url)
      offences.push(`request to ${target.origin}`);
  });
  page.on('pageerror', (error) => offences.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Warning:/.test(message.text())) offences.push(message.text());
  });
  return { page, context, offences };
}

/** Runs in the page, so it stands alone. */
function noteShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  window.recto_shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        window.recto_shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName}: ${place(previousRect)} -> ${place(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The Admin unless somebody else is named. */
export async function signIn({ context }: Visitor, data: typeof ADMIN = ADMIN): Promise<void> {
  const answer = await context.request.post('/api/session', { data });
  if (!answer.ok()) throw new Error(`Sign-in: ${answer.status()}`);
}

/** In the workspace: the document is there with its fields and lines, so that keys act. */
export const untilKeysAct = (page: Page): Promise<void> =>
  page.locator('body:not([data-held]) [data-field]').first().waitFor();

/** With `PICTURES=1`, kept for looking at, never compared: to draw them takes as long as some tests do. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  const folder = path.join(import.meta.dirname, '../../../.screenshots');
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
