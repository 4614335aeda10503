// A scope in the browser: an Admin gives it in the users' page, and what the pages of that person ask for holds nothing else.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

const EMAIL = 'scoped@recto.local';
const PAGES = [
  '',
  'documents',
  'upload',
  'ask',
  'search?q=Brightwater',
  'contacts',
  'profiles',
  'lessons',
  'account',
];

describe.skipIf(findChromium() === undefined)('scopes in the browser', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let own: number;
  let person: number;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    for (const name of ['Narwhal', 'Quokka']) {
      const place = await newPlace(service.admin, `${name} Traders`);
      const { id } = await upload(service.admin, place, invoiceText(`${name}-1`), `${name}.txt`);
      await untilProcessed(service.admin, id);
      own ??= id;
    }
    person = (await newPerson(service, EMAIL, 'reviewer', 'Sam Scoped')).id;
    visitor = await visit(browser, service.url);
    await signIn(visitor);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(visitor.page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  test('an Admin chooses the contacts that a person sees', async () => {
    const { page } = visitor;
    await page.goto('/settings/users');
    await page.getByRole('button', { name: 'Edit Sam Scoped' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Sees all contacts' }).uncheck({ force: true });
    await dialog.getByRole('combobox', { name: 'Contacts' }).fill('Narw');
    await page.getByRole('option', { name: 'Narwhal Traders' }).click();
    await keepPicture(page, 'scope');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Contacts seen: 1').waitFor();
    const { users } = await service.admin.call('listUsers', { query: { limit: 200 } });
    expect(users.find(({ id }) => id === person)?.contact_ids).toHaveLength(1);
  });

  test('no page of that person gets anything of another contact', async () => {
    const scoped = await visit(browser, service.url);
    await signIn(scoped, { email: EMAIL, password: PASSWORD });
    const read: Promise<void>[] = [];
    let text = '';
    scoped.page.on('response', (response) => {
      if (!response.url().includes('/api/') || response.url().includes('/api/events')) return;
      read.push(
        response.text().then(
          (body) => void (text += body),
          () => undefined,
        ),
      );
    });
    for (const address of [...PAGES, `documents/${own}`]) {
      await scoped.page.goto(`/${address}`);
      await scoped.page.getByRole('main').waitFor();
      await scoped.page.waitForLoadState('networkidle').catch(() => undefined);
    }
    await until(async () => (await Promise.all(read), text.includes('Narwhal')), 'what is seen');
    expect(text).not.toContain('Quokka');
    expect(await scoped.page.getByText('Quokka').count()).toBe(0);
    await scoped.context.close();
  });
});
