// What the pages say with documents, corrections, rules and deliveries in them: in Chinese nothing is English but names, and in
// neither language anything is written as programs write. Menus, lists of choices, dialogs and drawers are opened.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../web/text/en/index.ts';
import zh from '../../web/text/zh/index.ts';
import { newPerson } from '../kit/people.ts';
import { OWN_ACCOUNT, bankKit, camtFile } from '../kit/bank-statements.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { namesIn, workOn } from './kit/days-work.ts';
import { INVOICE } from './kit/papers.ts';
import { seed, type Seeded } from './kit/seed.ts';
import { DESKTOP, keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';
import { latinWords, rawWords, saidOn } from './kit/words.ts';

type Texts = typeof en;

interface Place {
  name: string;
  path: (seeded: Seeded & { statement: number }) => string;
  /** Something that is there once the page is complete. */
  ready: string;
  /** One that is chosen first. */
  tab?: (texts: Texts) => string;
  /** The words on buttons that open a dialog or a drawer. */
  dialogs?: (texts: Texts) => string[];
}

const COLUMNS = ['vendor', 'why', 'doc_type', 'source', 'place', 'field.po_number', 'field.payment_terms'];

const ORDER = '4500012';
const ORDERED = 'Lift inspection';
const PAYER = 'Northgate Roofing';

const PLACES: Place[] = [
  { name: 'dashboard', path: () => '/', ready: 'main h2' },
  { name: 'documents', path: () => '/documents', ready: 'tbody tr a' },
  {
    name: 'documents, filtered',
    path: ({ places }) =>
      `/documents?contact_id=${places.roofing.contact_id}&${COLUMNS.map((key) => `columns=${key}`).join('&')}`,
    ready: 'tbody tr a',
  },
  {
    name: 'workspace',
    path: ({ wrong }) => `/documents/${wrong}`,
    ready: '[data-field="vendor"]',
    dialogs: ({ workspace }) => [workspace.approveNext],
  },
  {
    name: 'workspace, activity',
    path: ({ wrong }) => `/documents/${wrong}`,
    ready: '[data-field="vendor"]',
    tab: ({ workspace }) => workspace.activity,
  },
  { name: 'workspace, fapiao', path: ({ fapiao }) => `/documents/${fapiao}`, ready: '[data-field]' },
  { name: 'workspace, broken', path: ({ broken }) => `/documents/${broken}`, ready: '[data-field]' },
  {
    name: 'upload',
    path: ({ places }) => `/upload?contact_id=${places.roofing.contact_id}`,
    ready: 'main form, main section',
    dialogs: ({ upload, contacts, profiles }) => [upload.newContact, contacts.addFolder, profiles.add],
  },
  { name: 'search', path: () => '/search?q=roof', ready: 'mark' },
  {
    name: 'contacts',
    path: () => '/contacts',
    ready: 'tbody tr a',
    dialogs: ({ contacts }) => [contacts.add],
  },
  {
    name: 'contact',
    path: ({ places }) => `/contacts/${places.roofing.contact_id}`,
    ready: 'main dl',
    dialogs: ({ contacts, common }) => [common.edit, contacts.addFolder],
  },
  { name: 'vendors', path: () => '/vendors', ready: 'main', dialogs: ({ vendors }) => [vendors.add] },
  { name: 'vendors, import', path: () => '/vendors/import', ready: 'main section' },
  { name: 'orders', path: () => '/orders', ready: 'tbody tr button', dialogs: () => [ORDER] },
  { name: 'orders, import', path: () => '/orders/import', ready: 'main section' },
  { name: 'statements', path: () => '/statements', ready: 'tbody tr' },
  { name: 'statement', path: ({ statement }) => `/statements/${statement}`, ready: 'main blockquote' },
  { name: 'statements, import', path: () => '/statements/import', ready: 'main section' },
  { name: 'profiles', path: () => '/profiles', ready: 'main li', dialogs: ({ design }) => [design.draft] },
  { name: 'profile', path: () => '/profiles/2', ready: 'form input' },
  { name: 'profile drafted', path: ({ wrong }) => `/profiles/new?sample=${wrong}`, ready: 'form table' },
  { name: 'rules', path: () => '/rules', ready: 'main ol li' },
  { name: 'rule', path: () => '/rules/new', ready: 'form input' },
  { name: 'lessons', path: () => '/lessons', ready: 'tbody tr' },
  { name: 'quality', path: () => '/quality', ready: 'main summary' },
  { name: 'deliveries', path: () => '/deliveries', ready: 'text=invoice-2055.pdf' },
  { name: 'audit', path: () => '/audit', ready: 'table td button' },
  { name: 'trash', path: () => '/trash', ready: 'tbody tr' },
  { name: 'account', path: () => '/account', ready: 'form' },
  { name: 'settings, general', path: () => '/settings/general', ready: 'form' },
  { name: 'settings, model', path: () => '/settings/model', ready: 'form' },
  {
    name: 'settings, intake',
    path: () => '/settings/intake',
    ready: 'text=Scanner mailbox',
    dialogs: ({ intake }) => [intake.addMailbox],
  },
  { name: 'settings, mail', path: () => '/settings/mail', ready: 'form' },
  { name: 'settings, API', path: () => '/settings/api', ready: 'main section' },
  { name: 'settings, webhooks', path: () => '/settings/webhooks', ready: 'form' },
  {
    name: 'settings, users',
    path: () => '/settings/users',
    ready: 'tbody tr',
    dialogs: ({ users }) => [users.add],
  },
  { name: 'settings, exports', path: () => '/settings/exports', ready: 'main section' },
  { name: 'settings, storage', path: () => '/settings/storage', ready: 'main dl' },
  { name: 'settings, about', path: () => '/settings/about', ready: 'main table' },
];

/** A field for tags has a list of choices that is always empty. */
const OPENERS = '[aria-haspopup]:visible:enabled:not(.mantine-TagsInput-inputField)';
const OPENED = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/** `1` for both languages, the code of one for that alone: it opens every page and dialog in each. */
const { WORDS = '' } = process.env;
const CATALOGUES = (
  [
    ['en', en],
    ['zh', zh as Texts],
  ] as const
).filter(([language]) => WORDS === '1' || WORDS === language);

describe.skipIf(findChromium() === undefined || CATALOGUES.length === 0)('what pages say', () => {
  let service: TestService;
  let receiver: Receiver;
  let browser: Browser;
  let seeded: Seeded & { statement: number };
  let names: string[];

  beforeAll(async () => {
    [service, receiver, browser] = await Promise.all([startTestService(), startReceiver(), launchChromium()]);
    await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
    const papers = await seed(service.admin, browser);
    await newPerson(service, 'anna@recto.local', 'reviewer', 'Anna');
    await workOn(service.admin, papers);
    await addOrder(service);
    seeded = { ...papers, statement: await addStatement(service, papers) };
    names = [
      ...(await namesIn(service.admin, seeded)),
      receiver.url,
      ORDERED,
      PAYER,
      OWN_ACCOUNT,
      'march.xml',
      'S1',
    ];
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await Promise.all([service?.stop(), receiver?.stop()]);
  });

  describe.each(CATALOGUES)('%s', (language, texts) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await visit(browser, service.url, { ...DESKTOP, language });
      await signIn(visitor);
      names.push(await visitor.page.evaluate(() => navigator.userAgent));
    });
    afterAll(() => visitor?.context.close());

    test.each(PLACES)('$name', async ({ name, path, ready, tab, dialogs }) => {
      const { page } = visitor;
      await page.goto(path(seeded));
      await page.locator(ready).first().waitFor();
      if (tab !== undefined) await page.getByRole('tab', { name: tab(texts) }).click();
      await expect.poll(() => page.locator('.mantine-Skeleton-root, .mantine-Loader-root').count()).toBe(0);
      const said = await saidOn(page);
      // The words of menus and of audit entries are the same pieces of the other catalogue.
      if (language === 'zh') said.push(...(await saidByMenus(page)));
      if (language === 'zh' && name === 'audit') said.push(...(await saidByEntries(page)));
      for (const button of dialogs?.(texts) ?? []) said.push(...(await saidByDialog(page, button)));
      await keepPicture(page, `words-${name}-${language}`);
      expect(rawWords(said, names)).toEqual([]);
      if (language === 'zh') expect(latinWords(said, names)).toEqual([]);
    });

    test('a refusal', async () => {
      const { page } = visitor;
      const { hosts } = texts.settings.webhooks;
      await page.goto('/settings/webhooks');
      await page.getByLabel(hosts).first().fill('not a host');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: texts.settings.save, exact: true }).click();
      const refusal = page.getByRole('alert').filter({ hasText: 'not a host' });
      await refusal.waitFor();
      const said = [await refusal.innerText()];
      expect(said[0]).toContain(hosts);
      expect(rawWords(said, ['not a host'])).toEqual([]);
      if (language === 'zh') expect(latinWords(said, ['not a host'])).toEqual([]);
    });
  });
});

/** An order of which something has come. */
async function addOrder({ admin }: TestService): Promise<void> {
  const line = { number: '10', description: ORDERED, quantity: 4, unit_price: 310 };
  await admin.call('putOrder', {
    params: { external_id: ORDER },
    body: { vendor_number: '70001', currency: 'EUR', ordered_on: '2026-03-02', lines: [line] },
  });
  await admin.call('putReceipt', {
    params: { external_id: ORDER, number: '9001' },
    body: { received_on: '2026-03-20', lines: [{ line: '10', quantity: 1 }] },
  });
}

/** A movement that may pay an invoice, and one that pays nothing. */
async function addStatement(service: TestService, { places }: Seeded): Promise<number> {
  const { statements } = await bankKit(service, places.roofing).import(
    camtFile([
      { amount: '-17.00', purpose: INVOICE.number, name: PAYER },
      { amount: '-12.00', purpose: INVOICE.number, name: PAYER, currency: 'GBP' },
    ]),
  );
  return statements[0]!.id!;
}

/** What stands in the menus and lists of choices of the page, or of a dialog on it. */
async function saidByMenus(page: Page, within = 'header, main'): Promise<string[]> {
  const openers = page.locator(within).locator(OPENERS);
  const said: string[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < (await openers.count()); index += 1) {
    const opener = openers.nth(index);
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    if (seen.has(name)) continue;
    seen.add(name);
    await opener.click();
    await expect.poll(() => opener.getAttribute('aria-expanded'), { message: name }).toBe('true');
    const opened = page.locator(`#${await opener.getAttribute('aria-controls')}`);
    await opened.waitFor();
    said.push(...(await saidOn(page, OPENED)));
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.getAttribute('aria-expanded'), { message: name }).toBe('false');
  }
  return said;
}

async function saidByDialog(page: Page, button: string): Promise<string[]> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.waitFor();
  const said = [...(await saidOn(page, OPENED)), ...(await saidByMenus(page, '[role="dialog"]'))];
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return said;
}

/** What the details of the audit log say, of one entry of each kind. */
async function saidByEntries(page: Page): Promise<string[]> {
  const entries = page.locator('td button');
  const events = await entries.allInnerTexts();
  const said: string[] = [];
  for (const [index, event] of events.entries()) {
    if (events.indexOf(event) !== index) continue;
    await entries.nth(index).click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    said.push(...(await saidOn(page, OPENED)));
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  }
  return said;
}
