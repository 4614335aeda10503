// Browser and system from a User-Agent header, for people to recognise their own devices; undefined when neither is known.

const BROWSERS: [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/HeadlessChrome\//, 'Chrome'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

export function deviceOf(userAgent: string): string | undefined {
  const find = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}
