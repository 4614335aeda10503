// Files dropped anywhere: the page stays, asks where they go, tells duplicates, and knows its uploads after it is loaded again.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentSummary } from '../../contract/documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { signIn, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('dropping files', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    await newPlace(service.api, 'Northgate Roofing Ltd');
    visitor = await visit(browser, service.url);
    await signIn(visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** As a browser does it when a file is held over the window and let go. */
  const drop = (name: string, content: string) =>
    visitor.page.evaluate(
      ([file, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text!], file!, { type: 'text/plain' }));
        const tell = (type: string) =>
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        tell('dragenter');
        const held = !tell('dragover');
        const taken = !tell('drop');
        return { held, taken };
      },
      [name, content],
    );

  test('a file dropped on the list is uploaded to the contact that is chosen, or made, in the dialog', async () => {
    const { page } = visitor;
    await page.goto('/documents');
    await page.locator('h1').waitFor();
    expect(await drop('order.txt', 'Order number 4711\nTotal 12.00 EUR')).toEqual({
      held: true,
      taken: true,
    });
    const dialog = page.getByRole('dialog', { name: 'Upload 1 file' });
    await dialog.getByRole('button', { name: 'Add a contact' }).click();
    const form = page.getByRole('dialog', { name: 'Add a contact' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Calder Timber & Sons');
    await form.getByRole('button', { name: 'Create' }).click();
    await dialog.getByRole('button', { name: 'Add a folder' }).click();
    const folder = page.getByRole('dialog', { name: 'Add a folder' });
    await folder.getByRole('textbox').fill('Orders 2026');
    await folder.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'New profile' }).click();
    const profile = page.getByRole('dialog', { name: 'New profile' });
    await profile.getByRole('textbox', { name: 'Name' }).fill('Orders');
    await profile.getByRole('textbox', { name: 'Fields' }).fill('Order Number\nTotal');
    await profile.getByRole('button', { name: 'Create' }).click();
    const send = dialog.getByRole('button', { name: 'Upload 1 file' });
    await expect.poll(() => send.isEnabled()).toBe(true);
    await send.click();
    await expect
      .poll(async () => (await service.api.call('listDocuments', {})).documents)
      .toMatchObject([
        { filename: 'order.txt', contact_name: 'Calder Timber & Sons', folder_name: 'Orders 2026' },
      ]);
    const [{ id, profile_id }] = (await service.api.call('listDocuments', {})).documents as [DocumentSummary];
    const made = await service.api.call('getProfile', { params: { id: profile_id } });
    expect([made.name, ...made.fields.map(({ key }) => key)]).toEqual(['Orders', 'order_number', 'total']);
    const read = await untilProcessed(service.api, id);
    expect(read.extracted_fields['order_number']).toBe('4711');
    expect(new URL(page.url()).pathname).toBe('/documents');
  });

  test('the same content again is told as a duplicate, also after the page was loaded anew', async () => {
    const { page } = visitor;
    await drop('order again.txt', 'Order number 4711\nTotal 12.00 EUR');
    await page.getByRole('dialog').getByRole('button', { name: 'Upload 1 file' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Upload', exact: true }).click();
    await page.getByText('order again.txt').waitFor();
    await page.getByText(/Same file as document \d+/).waitFor();
    await page.reload();
    await page.getByText('order again.txt').waitFor();
    await page.getByText(/Same file as document \d+/).waitFor();
  });

  test('an empty file is not sent, and the list says so', async () => {
    const { page } = visitor;
    await page.goto('/documents');
    await page.locator('h1').waitFor();
    await drop('empty.pdf', '');
    await page.getByRole('dialog').getByRole('button', { name: 'Upload 1 file' }).click();
    await page.goto('/upload');
    await page.getByText('empty.pdf').waitFor();
    expect((await service.api.call('listDocuments', {})).total).toBe(2);
  });
});
