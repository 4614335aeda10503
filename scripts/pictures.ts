// `npm run pictures`: the pictures in docs/images, of a service that `npm run seed` has filled. They are looked at before they are
// committed.
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../test/browser/kit/chromium.ts';
import { signIn } from './signed-in.ts';

const { api, url, email, password } = await signIn('see the pages');
const FOLDER = path.join(import.meta.dirname, '../docs/images');
const WIDTH = 1360;
const HEIGHT = 850;

const { documents } = await api.call('listDocuments', { query: { limit: 200 } });
const invoice = documents.find(({ filename }) => filename === 'invoice-northgate-2044.pdf');
const ordered = documents.find(({ filename }) => filename === 'invoice-2058.pdf');
const [statement] = (await api.call('listBankStatements', { query: { limit: 1 } })).statements;
if (invoice === undefined || ordered === undefined || statement === undefined) {
  console.error(`${url} lacks documents. Fill it with \`npm run seed\` first.`);
  process.exit(1);
}

const { contact_id, folder_id } = invoice;
const PICTURES: Record<string, { path: string; ready: string; after?: (page: Page) => Promise<void> }> = {
  dashboard: { path: '/', ready: 'h2' },
  documents: { path: '/documents', ready: 'text=invoice-northgate-2041.pdf' },
  workspace: { path: `/documents/${invoice.id}`, ready: '[data-page="1"] img' },
  chat: {
    path: `/ask?contact_id=${contact_id}&folder_id=${folder_id}`,
    ready: 'textarea',
    after: async (page) => {
      const box = page.getByRole('textbox', { name: 'Ask about the documents of this folder' });
      await box.fill('What is the total of all invoices in March?');
      await box.press('Enter');
      await page.locator('article ol li').first().waitFor();
    },
  },
  'api-docs': { path: '/api/docs', ready: '.opblock-tag' },
  upload: { path: `/upload?contact_id=${contact_id}`, ready: 'form, [role=presentation], main section' },
  search: { path: '/search?q=roof', ready: 'mark' },
  contacts: { path: '/contacts', ready: 'main table, main a' },
  contact: { path: `/contacts/${contact_id}`, ready: 'main section' },
  vendors: { path: '/vendors', ready: 'main table' },
  orders: { path: '/orders', ready: 'main table' },
  'order-sides': {
    path: `/documents/${ordered.id}`,
    ready: '[data-page="1"] img',
    after: async (page) => {
      await page.getByRole('button', { name: 'Side by side' }).click();
      await page.getByRole('dialog').locator('img').first().waitFor();
    },
  },
  statement: { path: `/statements/${statement.id}`, ready: 'main section' },
  quality: { path: '/quality', ready: 'main svg' },
  profiles: { path: '/profiles', ready: 'text=Standard Invoice' },
  profile: { path: '/profiles/2', ready: 'form' },
  rules: { path: '/rules', ready: 'main h1' },
  rule: { path: '/rules/new', ready: 'form' },
  lessons: { path: '/lessons', ready: 'main h1' },
  deliveries: { path: '/deliveries', ready: 'main table, main p' },
  audit: { path: '/audit', ready: 'table td button' },
  trash: { path: '/trash', ready: 'main h1' },
  account: { path: '/account', ready: 'form' },
  settings: { path: '/settings/general', ready: 'form' },
  webhooks: { path: '/settings/webhooks', ready: 'form' },
  users: { path: '/settings/users', ready: 'table' },
};

const browser = await launchChromium();
try {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: 1.5,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.request.post('/api/session', { data: { email, password } });
  for (const name of Object.keys(PICTURES)) await take(context, name);
} finally {
  await browser.close();
}

async function take(context: BrowserContext, name: string): Promise<void> {
  const { path: address, ready, after } = PICTURES[name]!;
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await after?.(page);
  await page.waitForLoadState('networkidle');
  const file = path.join(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  console.log(file);
  await page.close();
}
