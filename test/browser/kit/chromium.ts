// Finds the Chromium of the machine; where there is none, the tests of the pages are left out.
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [
  process.env['CHROMIUM'],
  // The one without windows takes a fifth less of a processor for the same pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const findChromium = (): string | undefined =>
  PLACES.find((place) => place !== undefined && existsSync(place));

export function launchChromium(more: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error(
      'No Chromium was found. Install it (Debian: apt install chromium-headless-shell) or set CHROMIUM to its path.',
    );
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...more] });
}
