// What the scripts for a running service share: its address and who signs in.
import { parseArgs } from 'node:util';
import { Client } from '../test/kit/client.ts';

export interface SignedIn {
  api: Client;
  url: string;
  email: string;
  password: string;
}

/** Signs in as the options of the command say; without a password says `purpose` and ends the process with 2. */
export async function signIn(purpose: string): Promise<SignedIn> {
  const { url, email, password } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      email: { type: 'string', default: 'admin@recto.local' },
      password: { type: 'string', default: process.env['RECTO_ADMIN_PASSWORD'] },
    },
  }).values;
  if (password === undefined) {
    console.error(
      `The Admin signs in to ${purpose}. Pass --password, or set RECTO_ADMIN_PASSWORD. --url and --email choose another service.`,
    );
    process.exit(2);
  }
  const api = new Client(url);
  await api.signIn(email, password);
  return { api, url, email, password };
}
