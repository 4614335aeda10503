// Below a path of another site, behind the nginx file of deploy/: pages, API, explorer, links and cookies.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, TOKEN, startTestService, type TestService } from '../kit/service.ts';
import { newPlace, upload, until } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { visit } from './kit/visitor.ts';

const NGINX = '/usr/sbin/nginx';
const missing = [existsSync(NGINX) ? [] : ['nginx'], findChromium() === undefined ? ['Chromium'] : []].flat();
if (missing.length > 0) console.warn(`Left out: tests below a path. They need ${missing.join(' and ')}.`);

describe.skipIf(missing.length > 0)('below /recto, behind nginx', () => {
  let service: TestService;
  let nginx: ChildProcess;
  let folder: string;
  let browser: Browser;
  let origin: string;
  let base: string;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    base = `${origin}/recto`;
    service = await startTestService({ settings: { BASE_URL: base, TRUST_PROXY: '127.0.0.1' } });
    folder = await mkdtemp(path.join(tmpdir(), 'recto-nginx-'));
    nginx = await startNginx(folder, port, service.url);
    await until(
      () =>
        fetch(`${base}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'nginx to answer',
    );
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await endOf(nginx);
    await service?.stop();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  test('a person signs in, opens a deep link and reloads it', async () => {
    const { page, context, offences } = await visit(browser, origin);
    await page.goto(`${base}/documents`);
    await page.waitForURL(/\/recto\/sign-in\?next=/);
    await page.locator('input[type="email"], input[name="email"]').first().fill(ADMIN.email);
    await page.locator('input[type="password"]').first().fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${base}/documents`);
    await page.locator('h1').first().waitFor();
    await page.reload();
    await page.locator('h1').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/recto/documents');
    const cookies = await context.cookies();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie.path).toMatch(/^\/recto\//);
    await page.goto(`${base}/chat/`);
    await page.locator('#root :not(style)').first().waitFor();
    const outside = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(outside.filter((address) => !address.startsWith('/recto/'))).toEqual([]);
    expect(offences).toEqual([]);
    await context.close();
  });

  test('the scan page is installed and kept below the path, and nothing beside it', async () => {
    const { page, context, offences } = await visit(browser, origin);
    await page.goto(`${base}/sign-in`);
    const answer = await context.request.post(`${base}/api/session`, { data: ADMIN });
    expect(answer.ok()).toBe(true);
    await page.goto(`${base}/scan`);
    await page.waitForURL(`${base}/scan/`);
    await page.locator('main section').first().waitFor();
    const manifest = await page
      .locator('link[rel="manifest"]')
      .evaluate((link: HTMLLinkElement) => fetch(link.href).then((file) => file.json()));
    const from = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
    const { start_url, scope, icons } = manifest as Record<'start_url' | 'scope', string> & {
      icons: { src: string }[];
    };
    for (const address of [start_url, scope]) expect(new URL(address, from).href).toBe(`${base}/scan/`);
    for (const { src } of icons) {
      const icon = await fetch(new URL(src, from));
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    const worker = await page.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready;
      return { scope, script: active?.scriptURL };
    });
    expect(worker).toEqual({ scope: `${base}/scan/`, script: `${base}/scan/service-worker.js` });
    // The page is kept once all its files are; then it opens without a connection.
    const kept = () =>
      page.evaluate(async (at) => {
        const store = await caches.open(`recto.scan ${at}`);
        return (await store.keys()).map(({ url }) => url);
      }, `${base}/scan/`);
    await expect.poll(async () => (await kept()).some((url) => url.endsWith('.js'))).toBe(true);
    for (const url of await kept()) expect(url.startsWith(`${base}/`), url).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.locator('main section').first().waitFor();
    expect(offences).toEqual([]);
    await context.close();
  });

  test('redirects, links and the explorer stay below the path', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const root = await fetch(base, { redirect: 'manual' });
    expect([root.status, new URL(root.headers.get('location')!, base).pathname]).toEqual([308, '/recto/']);
    const chat = await fetch(`${base}/chat`, { redirect: 'manual' });
    expect(chat.headers.get('location')).toBe('/recto/chat/');
    const place = await newPlace(service.api);
    const { id } = await upload(service.api, place, 'Invoice 4711', 'a.txt');
    const record = await fetch(`${base}/api/documents/${id}`, { headers });
    expect(await record.text()).toContain(`${base}/documents/${id}`);
    const api = (await (await fetch(`${base}/api/openapi.json`)).json()) as { servers: unknown };
    expect(api.servers).toEqual([{ url: '/recto' }]);
    const { page, offences } = await visit(browser, origin);
    await page.goto(`${base}/api/docs`);
    await page.locator('.opblock-tag').first().waitFor();
    // Swagger UI has styles inside its elements, which the policy refuses at the root, too.
    expect(offences.filter((offence) => !offence.includes('inline style'))).toEqual([]);
  });

  test('a proxy that takes the path off, and probes without it, are understood too', async () => {
    for (const address of ['/healthz', '/recto/healthz', '/api/openapi.json'])
      expect((await fetch(`${service.url}${address}`)).status).toBe(200);
    expect((await fetch(`${service.url}/rectory/healthz`)).status).toBe(404);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The file of deploy/, without TLS and with the ports of the test. */
async function startNginx(folder: string, port: number, upstream: string): Promise<ChildProcess> {
  const site = (await readFile('deploy/nginx/recto.conf', 'utf8'))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '')
    .replace('server_name recto.example.com;', '')
    .replace('http://127.0.0.1:8080', upstream)
    .replaceAll('Host $host', 'Host $http_host');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  return spawn(NGINX, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function endOf(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
