// `npm run seed`: fills a running service with what a working day leaves behind (contacts, papers in every status), so that
// a developer has something to look at. Papers are printed by Chromium and really read.
import { launchChromium } from '../test/browser/kit/chromium.ts';
import { seed } from '../test/browser/kit/seed.ts';
import { signIn } from './signed-in.ts';

const { api, url } = await signIn('fill the service');
const browser = await launchChromium();
try {
  const { places } = await seed(api, browser);
  console.log(`Done: ${Object.keys(places).length} contacts with documents in every status, at ${url}`);
} finally {
  await browser.close();
}
