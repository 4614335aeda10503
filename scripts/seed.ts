// `npm run seed`: fills a running service with what a working day leaves behind (contacts, papers in every status, vendors, an order,
// a bank statement), so that a developer has something to look at. Papers are printed by Chromium and really read.
import { launchChromium } from '../test/browser/kit/chromium.ts';
import { seedBooks } from '../test/browser/kit/seed-books.ts';
import { seed } from '../test/browser/kit/seed.ts';
import { signIn } from './signed-in.ts';

const { api, url } = await signIn('fill the service');
const browser = await launchChromium();
try {
  const seeded = await seed(api, browser);
  await seedBooks(api, browser, seeded);
  const contacts = Object.keys(seeded.places).length;
  console.log(
    `Done: ${contacts} contacts with documents in every status, vendors, an order and a bank statement, at ${url}`,
  );
} finally {
  await browser.close();
}
