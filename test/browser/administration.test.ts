// What an Admin sets up, in a real browser: the model server, a mailbox, a profile from a sample and its trial.
import { URI, type TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readCodes } from '../../server/reading/codes/read-codes.ts';
import { startReceiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, profileId, until, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { INVOICE, invoice } from './kit/papers.ts';
import { printPaper } from './kit/print.ts';
import { DESKTOP, keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

/** Discard (RFC 863): nobody listens there. */
const NOBODY = 'http://127.0.0.1:9';

describe.skipIf(findChromium() === undefined)('setting up in the browser', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let document_id: number;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    const profile_id = await profileId(service.admin);
    const { pdf } = await printPaper(browser, invoice(INVOICE));
    document_id = (await upload(service.admin, place, pdf, 'invoice-northgate-2041.pdf', { profile_id })).id;
    await untilProcessed(service.admin, document_id);
    visitor = await visit(browser, service.url);
    await signIn(visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(visitor.page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  test('a model server is tried before it is saved, and what is wrong is said', async () => {
    const { page } = visitor;
    await page.goto('/settings/model');
    await page.getByRole('textbox', { name: 'Address of the model server' }).fill(NOBODY);
    await page.getByRole('button', { name: 'Test the connection' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'cannot be used' });
    await alert.getByText('No connection.').waitFor();
    expect(await service.admin.call('getModelSettings')).toMatchObject({ url: null });

    await page.getByRole('textbox', { name: 'API key' }).fill('key-of-the-model-server');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('One is kept.').waitFor();
    expect(await service.admin.call('getModelSettings')).toMatchObject({ url: NOBODY, has_api_key: true });
    expect(await page.getByRole('textbox', { name: 'API key' }).inputValue()).toBe('');
    await page.getByRole('tab', { name: 'About' }).click();
    await page.getByRole('cell', { name: '127.0.0.1:9' }).waitFor();
    await service.admin.call('saveModelSettings', { body: { url: null } });
  });

  test('an endpoint is added, tried, paused, followed to its deliveries, and deleted', async () => {
    const receiver = await startReceiver();
    const { page } = visitor;
    await page.goto('/settings/webhooks');
    await page.getByRole('button', { name: 'Add an endpoint' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an endpoint' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Archive');
    await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    const add = dialog.getByRole('button', { name: 'Add' });
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'Values or place changed' }).check();
    await add.click();
    await dialog.waitFor({ state: 'hidden' });
    const row = page.getByRole('listitem').filter({ hasText: receiver.url });
    await row.getByRole('button', { name: 'Test Archive' }).click();
    await row.getByText('Delivered: the receiver answered 200').waitFor();
    await service.admin.call('editDocument', { params: { id: document_id }, body: { notes: 'told' } });
    await until(async () => receiver.received.length === 2, 'the test and the event');
    await row.getByRole('switch', { name: 'Send events to “Archive”' }).uncheck({ force: true });
    await row.getByText('Paused', { exact: true }).waitFor();

    await row.getByRole('link', { name: 'Deliveries to Archive' }).click();
    await page.getByRole('button', { name: 'invoice-northgate-2041.pdf' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Values or place changed · Archive').waitFor();
    await drawer.getByText('"event": "document.updated"').waitFor();

    await page.goto('/settings/webhooks');
    await page.getByRole('button', { name: 'Delete Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No endpoints yet').waitFor();
    await receiver.stop();
  });

  test('the reasons for rejecting and the gate for the API are set', async () => {
    const { page } = visitor;
    await page.goto('/settings/general');
    const reasons = page.getByRole('combobox', { name: 'Reasons for rejecting' });
    for (const reason of ['Duplicate', 'Not ours, or not ordered']) {
      await reasons.fill(reason);
      await reasons.press('Enter');
    }
    await page.getByRole('switch', { name: 'Hold approvals by the API as well' }).check({ force: true });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Settings saved').waitFor();
    expect(await service.admin.call('getSettings')).toMatchObject({
      approval_gate: true,
      reject_reasons: ['Duplicate', 'Not ours, or not ordered'],
    });
    await service.admin.call('saveSettings', { body: { approval_gate: false, reject_reasons: [] } });
  });

  test('a mailbox is added, tested and deleted', async () => {
    const { page } = visitor;
    await page.goto('/settings/intake');
    await page.getByRole('button', { name: 'Read a mailbox' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Invoices by mail');
    await dialog.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1');
    await dialog.getByRole('textbox', { name: 'Port' }).fill('9');
    await dialog.getByRole('textbox', { name: 'User name' }).fill('invoices');
    await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Test Invoices by mail' }).click();
    await page.locator('main [role=status] .mantine-Alert-root').waitFor();
    const { channels } = await service.admin.call('listChannels');
    expect(channels).toMatchObject([{ name: 'Invoices by mail', password_set: true, source: { port: 9 } }]);

    await page.getByRole('button', { name: 'Delete Invoices by mail' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No channels yet').waitFor();
  });

  test('a profile is drafted from a document, changed and created', async () => {
    const { page } = visitor;
    await page.goto('/profiles');
    await page.getByRole('button', { name: 'Draft from a document' }).click();
    await page.getByPlaceholder('The latest, or type to search').click();
    await page.getByRole('option', { name: /invoice-northgate-2041/ }).click();
    await page.getByRole('button', { name: 'Propose a profile' }).click();
    await page.getByRole('cell', { name: INVOICE.number }).waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Roof work');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Roof work', level: 1 }).waitFor();
    const { profiles } = await service.admin.call('listProfiles', { query: { limit: 200 } });
    expect(profiles.find(({ name }) => name === 'Roof work')!.fields.length).toBeGreaterThan(3);
  });

  test('a changed profile is tried on what people approved', async () => {
    const { page } = visitor;
    await service.admin.call('changeStatus', { params: { id: document_id }, body: { status: 'Approved' } });
    const { profile_id } = await service.admin.call('getDocument', { params: { id: document_id } });
    await page.goto(`/profiles/${profile_id}`);
    await page.getByRole('button', { name: 'Remove Invoice Number' }).click();
    await page.getByRole('button', { name: 'Try the changes' }).click();
    await page.getByText(/right with the changes, in 1 document/).waitFor();
    await page.getByRole('row', { name: /Invoice Number.*removed/ }).waitFor();
    await keepPicture(page, 'profile-trial');
    await page.goto('/profiles');
    await page.goBack();
    await page.getByText(/^Tried by .* with the changes made by then/).waitFor();
    await page.getByRole('row', { name: /Invoice Number.*removed/ }).waitFor();
    const { version } = await service.admin.call('getProfile', { params: { id: profile_id } });
    expect(version).toBe(1);
  });

  test('why something is refused is said in Chinese to who works in Chinese', async () => {
    const { profile_id } = await service.admin.call('getDocument', { params: { id: document_id } });
    const chinese = await visit(browser, service.url, { ...DESKTOP, language: 'zh' });
    await signIn(chinese);
    const { page } = chinese;
    await page.goto(`/profiles/new?copy=${profile_id}`);
    // The fields below have names too.
    await page.getByRole('textbox', { name: '名称', exact: true }).first().fill('Roof work');
    await page.getByRole('button', { name: '新建' }).click();
    await page.getByText('已有名为“Roof work”的提取模板。').waitFor();
    await keepPicture(page, 'refused-in-chinese');
    expect(chinese.offences).toEqual([]);
    await chinese.context.close();
  });

  test('an authenticator app is set up from the QR code, in the dark theme as well', async () => {
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/account');
    await page.getByRole('button', { name: 'Set up' }).click();
    const code = page.getByRole('img', { name: /QR code/ });
    await code.waitFor();
    const { data, info } = await sharp(await code.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [found] = await readCodes({ width: info.width, height: info.height, data });
    const totp = URI.parse(found!.text) as TOTP;
    expect(totp.label).toBe('admin@recto.local');
    await page.getByRole('textbox', { name: 'Code' }).fill(totp.generate());
    await keepPicture(page, 'second-factor');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    // The other session of the same person has ended.
    const me = (await (await visitor.context.request.get('/api/me')).json()) as { user: unknown };
    expect(me.user).toMatchObject({ second_factor: true });
  });
});
