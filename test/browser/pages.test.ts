// Every page in a real browser, as a desktop in English and as a phone in Chinese and dark: no finding of axe, nothing that moves
// while it loads, nothing wider than the screen or than one between the two, nothing requested from elsewhere, and few files. With
// `PICTURES=1` a picture of each is kept in .screenshots.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle, widerThanScreen } from './kit/findings.ts';
import { seed, type Seeded } from './kit/seed.ts';
import {
  DESKTOP,
  PHONE,
  TABLET,
  keepPicture,
  signIn,
  visit,
  type Look,
  type Visitor,
} from './kit/visitor.ts';

interface Place {
  name: string;
  path: (seeded: Seeded) => string;
  /** Something that is there once the page is complete; its heading otherwise. */
  ready?: string;
}

const PLACES: Place[] = [
  { name: 'dashboard', path: () => '/' },
  { name: 'documents', path: () => '/documents', ready: 'text=invoice-northgate-2041.pdf' },
  { name: 'workspace', path: ({ wrong }) => `/documents/${wrong}`, ready: '[data-field="vendor"]' },
  { name: 'workspace-fapiao', path: ({ fapiao }) => `/documents/${fapiao}`, ready: '[data-field]' },
  { name: 'workspace-broken', path: ({ broken }) => `/documents/${broken}`, ready: '[data-field]' },
  { name: 'upload', path: ({ places }) => `/upload?contact_id=${places.roofing.contact_id}` },
  {
    name: 'chat',
    path: ({ places: { roofing } }) => `/ask?contact_id=${roofing.contact_id}&folder_id=${roofing.folder_id}`,
    ready: 'textarea',
  },
  {
    name: 'chat-phone',
    path: ({ places: { roofing } }) =>
      `/chat/?contact_id=${roofing.contact_id}&folder_id=${roofing.folder_id}`,
    ready: 'textarea',
  },
  { name: 'scan', path: () => '/scan/', ready: 'main section' },
  { name: 'search', path: () => '/search?q=roof', ready: 'mark' },
  { name: 'contacts', path: () => '/contacts', ready: 'text=Harrow' },
  { name: 'contact', path: ({ places }) => `/contacts/${places.roofing.contact_id}` },
  { name: 'vendors', path: () => '/vendors', ready: 'text=Brightwater' },
  { name: 'vendor-import', path: () => '/vendors/import', ready: 'main section' },
  { name: 'orders', path: () => '/orders', ready: 'text=4500012' },
  { name: 'order-import', path: () => '/orders/import', ready: 'main section' },
  { name: 'profiles', path: () => '/profiles', ready: 'text=/Standard Invoice|标准发票/' },
  { name: 'profile', path: () => '/profiles/2', ready: 'form' },
  { name: 'profile-draft', path: ({ wrong }) => `/profiles/new?sample=${wrong}`, ready: 'form table' },
  { name: 'rules', path: () => '/rules', ready: 'text=Approve what is certain' },
  { name: 'rule', path: () => '/rules/new', ready: 'form' },
  { name: 'lessons', path: () => '/lessons' },
  { name: 'quality', path: () => '/quality', ready: 'main summary' },
  { name: 'deliveries', path: () => '/deliveries', ready: 'text=invoice-2055.pdf' },
  { name: 'audit', path: () => '/audit', ready: 'table td button' },
  { name: 'trash', path: () => '/trash', ready: 'text=invoice-2057.pdf' },
  { name: 'account', path: () => '/account', ready: 'form' },
  { name: 'settings-general', path: () => '/settings/general', ready: 'form' },
  { name: 'settings-model', path: () => '/settings/model', ready: 'form' },
  { name: 'settings-intake', path: () => '/settings/intake', ready: 'text=Scanner mailbox' },
  { name: 'settings-mail', path: () => '/settings/mail', ready: 'form' },
  { name: 'settings-api', path: () => '/settings/api', ready: 'main section' },
  { name: 'settings-webhooks', path: () => '/settings/webhooks', ready: 'form' },
  { name: 'settings-users', path: () => '/settings/users', ready: 'table' },
  { name: 'settings-exports', path: () => '/settings/exports', ready: 'main section' },
  { name: 'settings-storage', path: () => '/settings/storage', ready: 'main dl' },
  { name: 'settings-about', path: () => '/settings/about', ready: 'main table' },
  { name: 'missing', path: () => '/documents/99999' },
];

const LOOKS: [name: string, look: Look][] = [
  ['desktop, English, light', DESKTOP],
  ['phone, Chinese, dark', PHONE],
  // The others take five times as long again; `ALL_LOOKS=1 npx vitest run test/browser/pages.test.ts` before a release.
  ...(process.env['ALL_LOOKS'] === '1' ? otherLooks() : []),
];

/** Every size in every language, light and dark, but for the two above. */
function otherLooks(): [string, Look][] {
  const languages = ['en', 'zh'] as const;
  const themes = ['light', 'dark'] as const;
  return [DESKTOP, TABLET, PHONE]
    .flatMap((size) => languages.flatMap((language) => themes.map((theme) => ({ ...size, language, theme }))))
    .filter(
      ({ width, language, theme }) =>
        ![`${DESKTOP.width} en light`, `${PHONE.width} zh dark`].includes(`${width} ${language} ${theme}`),
    )
    .map((look) => [`${look.width} pixels, ${look.language}, ${look.theme}`, look]);
}

/** Pixels that cannot be seen once the window is made as small as a tablet. */
async function widerThanTablet(visitor: Visitor): Promise<number> {
  await visitor.page.setViewportSize(TABLET);
  await settle(visitor);
  const wider = await widerThanScreen(visitor);
  await visitor.page.setViewportSize(DESKTOP);
  return wider;
}

/** What a page moves about while it loads, as Chromium measures it; below, nobody notices. */
const MOST_SHIFT = 0.02;
/** Files and answers of the service that the first visit to the list asks for. */
const MOST_REQUESTS = 25;

describe.skipIf(findChromium() === undefined)('every page', () => {
  let service: TestService;
  let receiver: Receiver;
  let browser: Browser;
  let seeded: Seeded;

  beforeAll(async () => {
    [service, receiver, browser] = await Promise.all([startTestService(), startReceiver(), launchChromium()]);
    await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
    seeded = await seed(service.admin, browser);
    await service.admin.call('createRule', {
      body: {
        name: 'Approve what is certain',
        conditions: [{ field: 'confidence_score', operator: '>=', value: '98' }],
        action: { type: 'set_status', status: 'Approved' },
      },
    });
    await service.admin.call('createChannel', {
      body: {
        name: 'Scanner mailbox',
        enabled: false,
        source: { kind: 'imap', host: 'mail.invalid', user: 'scanner' },
        password: 'not used',
      },
    });
    await service.admin.call('putVendor', {
      params: { external_id: '70001' },
      body: { name: 'Brightwater Ltd', tax_ids: ['GB123456789'] },
    });
    await service.admin.call('putOrder', {
      params: { external_id: '4500012' },
      body: {
        vendor_number: '70001',
        currency: 'GBP',
        ordered_on: '2026-03-02',
        lines: [{ number: '10', description: 'Lift inspection', quantity: 4, unit_price: 310 }],
      },
    });
    await service.admin.call('deleteDocument', { params: { id: seeded.deleted } });
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await Promise.all([service?.stop(), receiver?.stop()]);
  });

  describe.each(LOOKS)('%s', (_, look) => {
    let visitor: Visitor;

    beforeAll(async () => {
      visitor = await visit(browser, service.url, look);
      await signIn(visitor);
    });
    afterAll(() => visitor?.context.close());

    test.each(PLACES)('$name', async ({ name, path, ready }) => {
      await visitor.page.goto(path(seeded));
      await visitor.page.locator('h1').first().waitFor();
      if (ready !== undefined) await visitor.page.locator(ready).first().waitFor();
      await settle(visitor);
      await keepPicture(visitor.page, `${name}-${look.width}-${look.theme}-${look.language}`);
      expect(await widerThanScreen(visitor)).toBe(0);
      expect(await findingsOf(visitor)).toEqual([]);
      const shifts = await visitor.page.evaluate(() => window.recto_shifts);
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(shift, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThan(MOST_SHIFT);
      if (look.width === DESKTOP.width) expect(await widerThanTablet(visitor)).toBe(0);
      expect(visitor.offences.splice(0)).toEqual([]);
    });
  });

  test('the first visit to the list asks for few files', async () => {
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.page.goto('/documents');
    await visitor.page.locator('text=invoice-northgate-2041.pdf').first().waitFor();
    await settle(visitor);
    expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    await visitor.context.close();
  });

  test('the sign-in page', async () => {
    const visitor = await visit(browser, service.url);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await keepPicture(visitor.page, 'sign-in');
    expect(await findingsOf(visitor)).toEqual([]);
    expect(visitor.offences).toEqual([]);
  });
});
