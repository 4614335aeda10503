// Settings from variables and files, and what is refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basePathOf, listeningUrl } from './config.ts';
import { givenSetting, readConfig, readSettings } from './environment.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recto-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (content: string): string => {
  const file = path.join(folder, `secret-${content.length}`);
  writeFileSync(file, content);
  return file;
};

test('a secret may stand in a file, whose last line may end', () => {
  const RECTO_ADMIN_PASSWORD_FILE = fileWith('from a mounted file\n');
  const { config, origins } = readSettings({ RECTO_ADMIN_PASSWORD_FILE });
  expect(config?.admin_password).toBe('from a mounted file');
  expect(origins.get('ADMIN_PASSWORD')).toBe('file');
});

test.each([
  [
    { RECTO_ADMIN_PASSWORD_FILE: '/nowhere/secret' },
    /ADMIN_PASSWORD_FILE is "\/nowhere\/secret", which cannot be read/,
  ],
  [{ RECTO_PORT_FILE: '/nowhere' }, /RECTO_PORT_FILE is not a setting/],
  [{ RECTO_S3_ACCESS_KEY_ID: 'key' }, /go together; only one of them is set/],
  [{ RECTO_BASE_URL: 'https://host/here', RECTO_BASE_PATH: '/there' }, /Example: https:\/\/host\/there/],
  [{ RECTO_BASE_PATH: 'recto' }, /RECTO_BASE_PATH \("recto"\) must be a path that starts with \//],
  [
    { RECTO_STORAGE_URL: 's3://bucket?endpoint=host:9000' },
    /RECTO_STORAGE_URL \(\d+ characters, not shown\) has an endpoint/,
  ],
  [{ RECTO_WORKERS: '0' }, /RECTO_WORKERS \("0"\) must be at least 1/],
])('%j is refused with the setting, its value and an example', (environment, said) => {
  expect(() => readConfig(environment)).toThrow(said);
});

test('a command reads its one secret from a file too', () => {
  const RECTO_API_TOKEN_FILE = fileWith('a token of the file, long enough\n');
  expect(givenSetting('API_TOKEN', { RECTO_API_TOKEN_FILE })).toBe('a token of the file, long enough');
  expect(givenSetting('API_TOKEN', {})).toBeUndefined();
});

test('a secret from both is refused rather than one preferred', () => {
  const RECTO_API_TOKEN_FILE = fileWith('a token of the file, long enough');
  expect(() => readConfig({ RECTO_API_TOKEN: 'a token of the variable', RECTO_API_TOKEN_FILE })).toThrow(
    /are both set/,
  );
});

test.each([
  [{}, '', 'http://127.0.0.1:8080'],
  [{ RECTO_BASE_PATH: '/recto/' }, '/recto', 'http://127.0.0.1:8080/recto'],
  [{ RECTO_BASE_URL: 'https://host/a/b/' }, '/a/b', 'https://host/a/b'],
])('%j gives the base path %j', (environment, base_path, url) => {
  const config = readConfig(environment);
  expect(basePathOf(config)).toBe(base_path);
  expect(listeningUrl(config)).toBe(url);
});
