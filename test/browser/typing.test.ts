// Whole words typed at random moments into everything one edits in the workspace, while every answer of the service takes up
// to 800 ms: no letter may act as a command. `FUZZ_TEXTS` types more of them, `FUZZ_SEED` others.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { random, type Random } from '../../bench/random.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { INVOICE, invoice } from './kit/papers.ts';
import { printPaper } from './kit/print.ts';
import { startSlowProxy, type SlowProxy } from './kit/slow-proxy.ts';
import { keepPicture, signIn, untilKeysAct, visit, type Visitor } from './kit/visitor.ts';

const TEXTS = Number(process.env['FUZZ_TEXTS'] ?? 64);
const SEED = Number(process.env['FUZZ_SEED'] ?? 7);
/** Between them every letter that is a command somewhere. */
const WORDS =
  'handling freight and packing kerbside jumper query example drum hazard vapour yellow express notation plinth mitre ' +
  'service lintel edging apron dado soffit rafter gable purlin 7 12.50 [draft] x+y grab hinge thread upstand';

type Start = (page: Page, random: Random) => Promise<void>;

const FLOWS: Record<string, Start> = {
  'a field that is clicked': async (page, { pick }) => {
    const key = pick(['vendor', 'invoice_number', 'po_number', 'payment_terms', 'due_date', 'total_amount']);
    await page.locator(`[data-field="${key}"] input, [data-field="${key}"] textarea`).click();
  },
  'a field that is entered with the keyboard': async (page, { between }) => {
    for (let step = between(0, 3); step > 0; step -= 1) await page.keyboard.press('j');
    await page.keyboard.press('Enter');
  },
  'a line that is added': (page) => page.getByRole('button', { name: 'Add a line' }).click(),
  'the line items': (page) => page.keyboard.press('l'),
  'a cell that is clicked': (page) => page.getByRole('gridcell').nth(2).click(),
  'the notes': (page) => page.keyboard.press('m'),
  'the date of the document': (page) => page.getByRole('textbox', { name: 'Date', exact: true }).click(),
  'a reference': (page) =>
    page.getByRole('region', { name: 'References' }).getByRole('button', { name: 'Add' }).click(),
};

describe.skipIf(findChromium() === undefined)('typing', () => {
  let service: TestService;
  let browser: Browser;
  let proxy: SlowProxy;
  let visitor: Visitor;
  const ids: number[] = [];

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    const profile_id = await profileId(service.admin);
    for (const number of ['NW-1', 'NW-2', 'NW-3']) {
      const paper = await printPaper(browser, invoice({ ...INVOICE, number }));
      const { id } = await upload(service.admin, place, paper.pdf, `${number}.pdf`, { profile_id });
      await untilProcessed(service.admin, id);
      ids.push(id);
    }
    proxy = await startSlowProxy(service.url, () => 0);
    visitor = await visit(browser, proxy.url);
    await signIn(visitor);
    await visitor.page.addInitScript(noteCommands);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await proxy?.stop();
    await service?.stop();
  });

  test.each(Object.keys(FLOWS))('%s: no letter acts as a command', { timeout: 300_000 }, async (name) => {
    const { page } = visitor;
    const seeded = random(SEED + name.length);
    proxy.delay_ms = () => seeded.between(0, 800);
    const id = ids[1]!;
    const count = Math.ceil(TEXTS / Object.keys(FLOWS).length);
    await page.goto(`/documents/${id}`);
    await page.getByRole('button', { name: 'Add a line' }).waitFor();
    for (let round = 0; round < count; round += 1) {
      await FLOWS[name]!(page, seeded);
      await page.evaluate(() => ((window as unknown as { commands: string[] }).commands.length = 0));
      const typed = await typeWords(page, seeded);
      const commands = await page.evaluate(() => (window as unknown as { commands: string[] }).commands);
      if (commands.length > 0) await keepPicture(page, `typing ${name}`);
      expect({ round, typed, commands }).toEqual({ round, typed, commands: [] });
      expect(new URL(page.url()).pathname).toBe(`/documents/${id}`);
      await leave(page);
    }
    expect((await service.admin.call('getDocument', { params: { id } })).status).toBe('Needs Review');
  });

  test('what is typed right after a line was added stands in it', async () => {
    const { page } = visitor;
    proxy.delay_ms = () => 800;
    const id = ids[0]!;
    await page.goto(`/documents/${id}`);
    const add = page.getByRole('button', { name: 'Add a line' });
    await add.waitFor();
    await add.click();
    await page.keyboard.type('Freight and handling');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await service.admin.call('getDocument', { params: { id } })).line_items.map(nameOf))
      .toEqual([...INVOICE.lines.map(nameOf), 'Freight and handling']);
    const record = await service.admin.call('getDocument', { params: { id } });
    expect(record.status).toBe('Needs Review');
    expect(record.extracted_fields['vendor']).toBe(INVOICE.vendor);
  });

  test('what is being typed stays when the change before is stored meanwhile', async () => {
    const { page } = visitor;
    proxy.delay_ms = () => 300;
    const id = ids[2]!;
    await page.goto(`/documents/${id}`);
    await untilKeysAct(page);
    const notes = page.getByRole('textbox', { name: 'Notes' });
    const stored = async () => (await service.admin.call('getDocument', { params: { id } })).notes;
    for (const text of ['First', 'First and']) {
      await notes.fill(text);
      await notes.blur();
    }
    await notes.fill('First and more');
    await expect.poll(stored).toBe('First and');
    // The answer reaches the page.
    await page.waitForTimeout(600);
    expect(await notes.inputValue()).toBe('First and more');
    await notes.blur();
    await expect.poll(stored).toBe('First and more');
  });

  test('who writes on before the last change is stored is not asked about it', async () => {
    const { page } = visitor;
    proxy.delay_ms = () => 800;
    const id = ids[2]!;
    await page.goto(`/documents/${id}`);
    await untilKeysAct(page);
    const notes = page.getByRole('textbox', { name: 'Notes' });
    for (const text of ['Called', 'Called on Monday', 'Called on Monday, will send another']) {
      await notes.fill(text);
      await notes.blur();
    }
    await expect
      .poll(async () => (await service.admin.call('getDocument', { params: { id } })).notes)
      .toBe('Called on Monday, will send another');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

const nameOf = ({ description }: { description: string }) => description;

/** Runs in the page: letters whose default was prevented were taken by a command. */
function noteCommands(): void {
  const noted = { commands: [] as string[] };
  Object.assign(window, noted);
  window.addEventListener('keydown', (event) => {
    if (event.key.length === 1 && !event.ctrlKey && event.defaultPrevented) noted.commands.push(event.key);
  });
}

/** Some words with pauses and now and then Enter between them, as one types. */
async function typeWords(page: Page, { between, pick, chance }: Random): Promise<string> {
  const words = Array.from({ length: between(1, 3) }, () => pick(WORDS.split(' ')));
  await page.waitForTimeout(pick([0, 0, 5, 40, 200]));
  for (const [index, word] of words.entries()) {
    if (index > 0) await page.keyboard.press(chance(0.3) ? 'Enter' : 'Space');
    await page.keyboard.type(word, { delay: pick([0, 0, 2, 10]) });
    if (chance(0.2)) await page.waitForTimeout(between(0, 400));
  }
  return words.join(' ');
}

/** On purpose, as a person does: out of the cell or dialog, out of the input. */
async function leave(page: Page): Promise<void> {
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
