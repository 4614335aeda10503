// Writes what the documentation takes from the code: the table of settings in docs/operating.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { settings } = await import('../server/config.ts');

export function settingsTable() {
  const rows = Object.entries(settings).map(
    ([name, setting]) => `| \`RECTO_${name}\` | ${setting.meaning} | ${setting.default} |`,
  );
  return ['| Name | Meaning | Default |', '|---|---|---|', ...rows].join('\n');
}

export function withSettings(text) {
  return text.replace(
    /(<!-- settings:[^>]*-->\n)[^]*?(<!-- \/settings -->)/,
    (_, start, end) => `${start}${settingsTable()}\n${end}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const file = path.resolve(import.meta.dirname, '../docs/operating.md');
  writeFileSync(file, withSettings(readFileSync(file, 'utf8')));
}
