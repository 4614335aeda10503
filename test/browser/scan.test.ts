// The scan page on a phone whose camera shows a sheet on a table: photographed, put right, sent as one document; and without a
// connection kept on the phone, and sent once by the person who took the photos.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, PASSWORD } from '../kit/people.ts';
import { photoOfSheet } from '../kit/photos.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, type Place } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, widerThanScreen } from './kit/findings.ts';
import { keepPicture, PHONE, signIn, visit, type Visitor } from './kit/visitor.ts';

const LOOK = { ...PHONE, language: 'en', theme: 'light' } as const;

describe.skipIf(findChromium() === undefined)('scanning with a phone', () => {
  let service: TestService;
  let browser: Browser;
  let folder: string;
  let place: Place;
  let second: Buffer;
  const people = ['anna@example.com', 'ben@example.com'] as const;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'recto-camera-'));
    const camera = path.join(folder, 'camera.mjpeg');
    const { jpeg } = await photoOfSheet(['Delivery note 4711', 'Brightwater Supplies Ltd'], 7, [960, 1280]);
    await writeFile(camera, Buffer.concat(Array.from({ length: 30 }, () => jpeg)));
    second = (await photoOfSheet(['Received by the warehouse', 'Signed on 14 March'], -10)).jpeg;
    [service, browser] = await Promise.all([
      startTestService(),
      launchChromium([
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${camera}`,
      ]),
    ]);
    place = await newPlace(service.api, 'Harbour Savings');
    for (const email of people) await newPerson(service, email);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  const documents = async () =>
    (await service.api.call('listDocuments', { query: { contact_id: place.contact_id, limit: 200 } }))
      .documents;

  async function open(email: string = people[0]): Promise<Visitor> {
    const visitor = await visit(browser, service.url, LOOK);
    await signIn(visitor, { email, password: PASSWORD });
    await visitor.page.goto('/scan/');
    return visitor;
  }

  async function choosePlace(page: Page): Promise<void> {
    await page.getByRole('combobox', { name: 'Contact' }).fill('Harbour');
    await page.getByRole('option', { name: 'Harbour Savings' }).click();
    await page.getByRole('button', { name: 'Scan for this folder' }).click();
    await page.getByText('Harbour Savings · Documents').waitFor();
  }

  const take = async (page: Page, pages: number) => {
    await page.getByText('Sheet found').waitFor();
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page.getByRole('button', { name: `Open page ${pages}` }).waitFor();
  };

  /** The page and what it loads are on the phone. */
  const untilKept = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          return (await caches.match('/scan/')) !== undefined;
        }),
      )
      .toBe(true);

  test('takes pages, puts their corners and order right, and sends them as one document', async () => {
    const { page, context, offences } = await open();
    await choosePlace(page);
    await take(page, 1);
    await keepPicture(page, 'scan-camera');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose photos' }).click(),
    ]);
    await chooser.setFiles([
      { name: 'second.jpg', mimeType: 'image/jpeg', buffer: second },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ]);
    await page.getByRole('button', { name: 'Open page 2' }).waitFor();
    await page.getByText('broken.jpg cannot be shown').waitFor();
    await take(page, 3);

    // The third is taken again, and then removed; the second goes before the first.
    await page.getByRole('button', { name: 'Open page 3' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByRole('button', { name: 'Take again' }).click();
    await page.getByText('Take page 3 again').waitFor();
    await take(page, 3);
    await page.getByText('Take page 3 again').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open page 3' }).click();
    await editor.getByRole('button', { name: 'Remove this page' }).click();
    await page.getByRole('button', { name: 'Open page 3' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open page 2' }).click();
    const corner = editor.getByRole('button', { name: 'Top left corner' });
    const left = () => corner.evaluate((handle) => Number.parseFloat((handle as HTMLElement).style.left));
    const before = await left();
    await corner.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeCloseTo(before - 1, 3);
    const box = (await corner.boundingBox())!;
    await page.mouse.move(box.x + 22, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 22, { steps: 4 });
    await page.mouse.up();
    await expect.poll(left).toBeGreaterThan(before);
    await keepPicture(page, 'scan-editor');
    expect(await findingsOf({ page, context, offences })).toEqual([]);
    await editor.getByRole('button', { name: 'One page earlier' }).click();
    await editor.getByText('Page 1 of 2').waitFor();
    await editor.getByRole('button', { name: 'Done' }).click();
    expect(await widerThanScreen({ page, context, offences })).toBe(0);

    await page.getByRole('button', { name: 'Send 2 pages as one document' }).click();
    await page.getByText('Arrived').waitFor();
    const [sent] = await documents();
    const record = await untilProcessed(service.api, sent!.id);
    expect(record).toMatchObject({ page_count: 2, ...place });
    expect(record.filename).toMatch(/^Scan \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.pdf$/);
    const { text } = await service.api.call('getText', { params: { id: sent!.id } });
    expect(text.split('\f')[0]).toContain('Received by the warehouse');
    expect(text.split('\f')[1]).toContain('Delivery note 4711');
    await keepPicture(page, 'scan-sent');
    expect(offences).toEqual([]);
    await context.close();
  });

  test('without a connection pages wait on the phone, and arrive once', async () => {
    const { page, context } = await open();
    await choosePlace(page);
    await untilKept(page);
    const before = (await documents()).length;
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Harbour Savings · Documents').waitFor();
    await take(page, 1);
    await page.reload();
    await take(page, 2);
    await page.getByRole('button', { name: 'Send 2 pages as one document' }).click();
    await page.getByText('Waits on this phone for a connection').waitFor();
    await page.reload();
    await page.getByText('Waits on this phone for a connection').waitFor();
    await keepPicture(page, 'scan-offline');
    expect(await documents()).toHaveLength(before);

    // The first attempt arrives, but its answer does not.
    let attempts = 0;
    await page.route('**/api/documents/scan', async (route) => {
      attempts++;
      if (attempts > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await context.setOffline(false);
    await page.getByText('Arrived').waitFor();
    expect(attempts).toBe(2);
    expect(await documents()).toHaveLength(before + 1);
    await context.close();
  });

  test('nobody else sees or sends what waits, and it outlives signing out', async () => {
    const { page, context } = await open();
    await choosePlace(page);
    await page.route('**/api/documents/scan', (route) => route.abort());
    await take(page, 1);
    await page.getByRole('button', { name: 'Send 1 page' }).click();
    await page.getByText('Waits on this phone for a connection').waitFor();
    const before = (await documents()).length;

    // Signed out before the connection is back: the page tries again every few seconds.
    await context.clearCookies();
    await page.unroute('**/api/documents/scan');
    await page.reload();
    await page.getByText('Sign in to scan').waitFor();
    await signIn({ page, context, offences: [] }, { email: people[1], password: PASSWORD });
    await page.reload();
    await page.getByRole('combobox', { name: 'Contact' }).waitFor();
    expect(await page.getByText('Waits on this phone').count()).toBe(0);
    expect(await documents()).toHaveLength(before);

    await context.clearCookies();
    await page.reload();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').fill(people[0]);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/scan/');
    await page.getByText('Arrived').waitFor();
    expect(await documents()).toHaveLength(before + 1);
    await context.close();
  });

  test('a refusal is told, and the pages can be sent elsewhere', async () => {
    const { page, context } = await open(people[1]);
    await choosePlace(page);
    const gone = await service.admin.call('createFolder', {
      body: { contact_id: place.contact_id, name: 'Gone' },
    });
    await page.evaluate((folder_id) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('recto.scan-place'))!;
      localStorage.setItem(
        key,
        JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), folder_id, folder_name: 'Gone' }),
      );
    }, gone.id);
    await page.reload();
    await service.admin.call('deleteFolder', { params: { id: gone.id } });
    await take(page, 1);
    await page.getByRole('button', { name: 'Send 1 page' }).click();
    await page.locator('li[data-state="refused"]').waitFor();
    await keepPicture(page, 'scan-refused');
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('combobox', { name: 'Folder' }).click();
    await page.getByRole('option', { name: 'Documents' }).click();
    await page.getByRole('button', { name: 'Scan for this folder' }).click();
    await page.getByRole('button', { name: 'Send to Harbour Savings, Documents' }).click();
    await page.getByText('Arrived').waitFor();
    await context.close();
  });

  test('without a camera the phone takes the photo', async () => {
    const visitor = await visit(browser, service.url, LOOK);
    const { page, context } = visitor;
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'mediaDevices', {
        get: () => ({ getUserMedia: () => Promise.reject(new DOMException('no', 'NotFoundError')) }),
      }),
    );
    await signIn(visitor);
    await page.goto('/scan/');
    await page.getByText('No camera was found here').waitFor();
    const input = page.locator('input[type="file"]');
    expect(await input.getAttribute('capture')).toBe('environment');
    await input.setInputFiles({ name: 'second.jpg', mimeType: 'image/jpeg', buffer: second });
    await page.getByRole('button', { name: 'Open page 1' }).waitFor();
    await context.close();
  });

  test('can be installed', async () => {
    const get = (name: string) => fetch(`${service.url}/scan/${name}`);
    const manifest = await get('manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, start_url } = (await manifest.json()) as { icons: { src: string }[]; start_url: string };
    expect(start_url).toBe('./');
    for (const { src } of icons) expect((await get(src)).headers.get('content-type')).toBe('image/png');
    await until(async () => (await get('service-worker.js')).ok, 'the service worker');
    expect((await fetch(`${service.url}/scan`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/scan/',
    );
  });
});
