// Signatures in the browser: a certificate becomes trusted, and the workspace says of a signed document what its signature is worth.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { authorityOf, ecKey, identityOf, pem } from '../kit/signing/authority.ts';
import { signPdf, unsigned } from '../kit/signing/pdf.ts';
import { newPlace, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle } from './kit/findings.ts';
import { keepPicture, signIn, untilKeysAct, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('signatures', () => {
  const root = authorityOf('Suppliers CA', { key: ecKey() });
  const signer = identityOf('Harrow Ltd', { key: ecKey(), issuer: root });
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let good: number;
  let bad: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.api, 'Northgate Roofing Ltd');
    const signed = (number: string) =>
      signPdf(unsigned([`Invoice ${number}`, 'Total 119.00 EUR']), signer, { at: '2026-03-24T10:15:00Z' })
        .bytes;
    const changed = signed('S-2');
    changed[changed.indexOf('119.00')] = 0x39;
    good = (await upload(service.api, place, signed('S-1'), 'signed.pdf')).id;
    bad = (await upload(service.api, place, changed, 'changed.pdf')).id;
    for (const id of [good, bad]) await untilProcessed(service.api, id, 240_000);
    visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('a certificate is added from a file, and shows whom it stands for and its fingerprint', async () => {
    await page.goto('/settings/signatures');
    await page.getByText('No trusted certificates').waitFor();
    await page.getByRole('button', { name: 'Add a certificate' }).click();
    const form = page.getByRole('dialog');
    const file = { name: 'Suppliers.crt', mimeType: 'application/x-x509-ca-cert', buffer: root.certificate };
    await form.locator('input[type=file]').setInputFiles(file);
    expect(await form.getByLabel('Name').inputValue()).toBe('Suppliers');
    await settle(visitor);
    expect(await findingsOf(visitor)).toEqual([]);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/Authority · Suppliers CA · .*2020 to .*2040 · added by/).waitFor();
    const { certificates } = await service.admin.call('listTrustedCertificates');
    await page.getByText(`SHA-256 ${certificates[0]!.fingerprint}`).waitFor();
    expect(certificates[0]).toMatchObject({ name: 'Suppliers', certificate: pem(root) });
    await settle(visitor);
    await keepPicture(page, 'trusted-certificates');
    expect(await findingsOf(visitor)).toEqual([]);
  });

  test('the workspace says who signed, and what a changed file is worth', async () => {
    await page.goto(`/documents/${good}`);
    await untilKeysAct(page);
    const list = page.getByRole('list', { name: 'Signatures' });
    await list.getByText('valid and trusted').waitFor({ timeout: 60_000 });
    await list.getByRole('button').click();
    await list.getByText('trusted by way of “Suppliers”').waitFor();
    await settle(visitor);
    await keepPicture(page, 'signature');
    expect(await findingsOf(visitor)).toEqual([]);
    await page.goto(`/documents/${bad}`);
    await untilKeysAct(page);
    await list.getByText('broken').waitFor();
    await page.getByText('what was signed has been changed').first().waitFor();
  });

  test('it is asked before a certificate is trusted no longer', async () => {
    await page.goto('/settings/signatures');
    await page.getByRole('button', { name: 'Delete the certificate Suppliers' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No trusted certificates').waitFor();
  });
});
