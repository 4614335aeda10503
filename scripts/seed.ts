// `npm run seed`: fills a running service with what a working day leaves behind (contacts, papers in every status), so that
// a developer has something to look at. Papers are printed by Chromium and really read.
import { parseArgs } from 'node:util';
import { launchChromium } from '../test/browser/kit/chromium.ts';
import { seed } from '../test/browser/kit/seed.ts';
import { Client } from '../test/kit/client.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    email: { type: 'string', default: 'admin@recto.local' },
    password: { type: 'string', default: process.env['RECTO_ADMIN_PASSWORD'] },
  },
});
if (values.password === undefined) {
  console.error(
    'The Admin signs in to fill the service. Pass --password, or set RECTO_ADMIN_PASSWORD. --url and --email choose another service.',
  );
  process.exit(2);
}

const api = new Client(values.url);
await api.signIn(values.email, values.password);
const browser = await launchChromium();
try {
  const { places } = await seed(api, browser);
  console.log(
    `Done: ${Object.keys(places).length} contacts with documents in every status, at ${values.url}`,
  );
} finally {
  await browser.close();
}
