// `recto config`: every setting with the value in use, where it comes from, and what it is for. Secrets are not shown.
import { settings } from '../config.ts';
import type { ReadSettings } from '../environment.ts';

export function describeSettings({ config, origins }: ReadSettings): string {
  const values = config as Record<string, string | number | boolean | number[] | undefined> | undefined;
  return Object.entries(settings)
    .map(([name, { meaning, default: shown, secret }]) => {
      const origin = origins.get(name) ?? 'environment';
      const value = values?.[name.toLowerCase()];
      const text =
        origin === 'default' ? shown : secret ? '(set, not shown)' : String(value ?? '(cannot be used)');
      return `RECTO_${name}=${text}  [${origin}]\n    ${meaning}\n`;
    })
    .join('');
}
