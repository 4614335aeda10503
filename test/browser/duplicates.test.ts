// One paper twice, decided in the browser; and photos that become one document.
import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { type Place, newPlace, profileId, until, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { PHONE, keepPicture, signIn, visit } from './kit/visitor.ts';

const invoice = (number: string, tail = '') =>
  `Orchard Lighting Ltd\nInvoice number: ${number}\nInvoice date: 4 March 2026\nTotal: 30.00 GBP\n${tail}`;

describe.skipIf(findChromium() === undefined)('one paper twice', () => {
  let service: TestService;
  let browser: Browser;
  let place: Place;
  let profile_id: string;
  let page: Page;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    place = await newPlace(service.api, 'Orchard Lighting');
    profile_id = String(await profileId(service.api));
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const add = async (content: string | Buffer, name: string) => {
    const { id } = await upload(service.api, place, content, name, { profile_id });
    await untilProcessed(service.api, id);
    return id;
  };
  const record = (id: number) => service.api.call('getDocument', { params: { id } });
  const blocker = () => page.locator('[data-blocker^="duplicate:"]');

  test('is kept, made a version, or discarded', async () => {
    const first = await add(invoice('OL-1'), 'ol-1.txt');
    const kept = await add(invoice('OL-1', 'For the file'), 'kept.txt');
    await page.goto(`/documents/${kept}`);
    await blocker().waitFor();
    await keepPicture(page, 'duplicate');
    await blocker().getByRole('button', { name: 'Keep both' }).click();
    await until(async () => (await record(kept)).duplicate_of === null, 'the decision');
    await blocker().waitFor({ state: 'detached' });

    const better = await add(invoice('OL-1', 'A better copy'), 'better.txt');
    await page.goto(`/documents/${better}`);
    await blocker().getByRole('button', { name: 'Make it a new version' }).click();
    await page.waitForURL(`**/documents/${first}*`);
    expect(await untilProcessed(service.api, first)).toMatchObject({ version: 2, filename: 'better.txt' });

    const spare = await add(invoice('OL-1', 'A spare copy'), 'spare.txt');
    await page.goto(`/documents/${spare}`);
    await blocker().getByRole('button', { name: 'Discard' }).click();
    const discarded = await until(async () => {
      const now = await record(spare);
      return now.status === 'Archived' && now;
    }, 'the spare copy to be archived');
    expect(discarded).toMatchObject({ duplicate_of: first, rejection: { reason: 'Duplicate' } });
  });

  test('the choices stand on a phone too, in Chinese and in the dark', async () => {
    await add(invoice('OL-5'), 'ol-5.txt');
    const again = await add(invoice('OL-5', 'Copy'), 'ol-5-again.txt');
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    await phone.page.goto(`/documents/${again}`);
    const keep = phone.page.getByRole('button', { name: '两份都保留' });
    await keep.waitFor();
    await keepPicture(phone.page, 'duplicate on a phone');
    const box = (await keep.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  });

  test('files chosen together become one document, in the order of their names', async () => {
    const photo = (level: string) =>
      sharp({ create: { width: 600, height: 800, channels: 3, background: level } })
        .jpeg()
        .toBuffer();
    await page.goto(`/upload?contact_id=${place.contact_id}&folder_id=${place.folder_id}`);
    await page.getByRole('checkbox', { name: 'Files chosen together are one document' }).check();
    await keepPicture(page, 'as one');
    const mimeType = 'image/jpeg';
    await page.locator('input[type=file][multiple]:not([webkitdirectory]):not([aria-hidden])').setInputFiles([
      { name: 'sheet 10.jpg', mimeType, buffer: await photo('#eee') },
      { name: 'sheet 2.jpg', mimeType, buffer: await photo('#ccc') },
    ]);
    await page.getByRole('link', { name: 'sheet 2.pdf' }).waitFor();
    const query = { filename: 'sheet 2.pdf', folder_id: place.folder_id };
    const { documents } = await service.api.call('listDocuments', { query });
    expect((await untilProcessed(service.api, documents[0]!.id)).page_count).toBe(2);
    expect(await page.getByText('sheet 10.jpg').count()).toBe(0);
  });

  test('photos become one document in the order chosen', async () => {
    const photo = (level: string) =>
      sharp({ create: { width: 600, height: 800, channels: 3, background: level } })
        .jpeg()
        .toBuffer();
    const [one, two] = [
      await add(await photo('#fff'), 'page-b.jpg'),
      await add(await photo('#ddd'), 'page-a.jpg'),
    ];
    await page.goto('/documents?sort=created_at&order=desc');
    for (const name of ['page-a.jpg', 'page-b.jpg'])
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .check();
    const bar = page.getByRole('region', { name: 'Selected documents' });
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Join into one' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make one document of 2' });
    await dialog.getByRole('button', { name: 'Move page-a.jpg up' }).click();
    await dialog.getByLabel('File name').fill('lease.pdf');
    await keepPicture(page, 'joining');
    await dialog.getByRole('button', { name: 'Join 2 documents' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { documents } = await service.api.call('listDocuments', {
      query: { filename: 'lease.pdf', folder_id: place.folder_id },
    });
    expect(documents).toHaveLength(1);
    expect((await untilProcessed(service.api, documents[0]!.id)).page_count).toBe(2);
    const { entries } = await service.admin.call('listAudit', { query: { document_id: documents[0]!.id } });
    expect(entries.find(({ event }) => event === 'document.joined')?.detail).toMatchObject({
      parts: [{ id: two }, { id: one }],
    });
  });
});
