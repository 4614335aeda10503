// Where the service may connect to. Nothing else is ever contacted.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const EgressDestination = z
  .object({
    purpose: z.enum([
      'webhook',
      'rule',
      'model',
      'transcription',
      'single_sign_on',
      'mailbox',
      'mail',
      'storage',
      'database',
    ]),
    host: z.string(),
    port: z.int().nullable().describe('null: whatever port the address of a webhook names.'),
    origin: z.string().describe('What names it: a setting, a rule, a channel.'),
    active: z.boolean().describe('Whether it would be contacted as things are.'),
  })
  .meta({ id: 'EgressDestination' });
export type EgressDestination = z.infer<typeof EgressDestination>;

export const egressEndpoints = {
  getEgress: endpoint('getEgress', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Every place the service may connect to',
    description:
      'From the settings, rules and channels of this moment. An empty list means that the service connects to nothing at all.',
    response: z.object({ destinations: z.array(EgressDestination) }),
  }),
};
