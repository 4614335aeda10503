// The operator's model server: where it is, what it may be sent, and what a test of it has found.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { HttpUrl, label } from './common.ts';

export const ModelSettings = z
  .object({
    enabled: z.boolean().describe('Whether a model takes part in extraction and chat.'),
    url: z.string().nullable().describe('An OpenAI-compatible or Ollama server; null: no model.'),
    name: z.string().nullable().describe('Null takes the loaded model, else the first one offered.'),
    has_api_key: z.boolean().describe('Whether a key is kept; it is never shown.'),
    context_tokens: z.int().nullable().describe('Wins over what the server says; null asks the server.'),
    vision: z.boolean().nullable().describe('Wins over what the server says; null asks the server.'),
    allowed_hosts: z
      .array(z.string())
      .describe(
        'Hosts, addresses and CIDR ranges outside the private network that documents may be sent to.',
      ),
    concurrency: z.int().describe('Questions at once.'),
    from_environment: z.boolean().describe('Whether address and model come from RECTO_MODEL_*.'),
  })
  .meta({ id: 'ModelSettings' });
export type ModelSettings = z.infer<typeof ModelSettings>;

export const ModelSettingsInput = z
  .strictObject({
    enabled: z.boolean(),
    url: HttpUrl.nullable(),
    name: label(200).nullable(),
    api_key: label(2000).nullable().describe('Kept encrypted; null removes it.'),
    context_tokens: z.int().min(1024).max(2_000_000).nullable(),
    vision: z.boolean().nullable(),
    allowed_hosts: z.array(label(260)).max(100),
    concurrency: z.int().min(1).max(64),
  })
  .partial()
  .meta({ id: 'ModelSettingsInput' });
export type ModelSettingsInput = z.output<typeof ModelSettingsInput>;

export const ModelFinding = z
  .object({
    level: z.enum(['good', 'note', 'problem']),
    code: z.string().describe('For translation, with `values`.'),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    text: z.string(),
  })
  .meta({ id: 'ModelFinding' });

export const ModelTestResult = z
  .object({
    ok: z.boolean().describe('Whether the model can be used.'),
    error: z.object({ kind: z.string(), message: z.string(), said: z.string() }).nullable(),
    server: z.object({ kind: z.string(), version: z.string().nullable() }).nullable(),
    models: z.array(z.string()).describe('Models that can be chosen.'),
    model: z.string().nullable(),
    context: z
      .object({
        tokens: z.int(),
        source: z.enum(['setting', 'server', 'chosen', 'assumed']),
        trained: z.int().nullable(),
      })
      .nullable(),
    vision: z.boolean().nullable(),
    schema: z.enum(['enforced', 'ignored', 'refused']).nullable(),
    reads: z.boolean().nullable(),
    thinks: z.boolean().nullable(),
    whole_prompts: z.boolean().nullable(),
    tokens_per_second: z.number().nullable(),
    duration_ms: z.int(),
    findings: z.array(ModelFinding),
  })
  .meta({ id: 'ModelTestResult' });
export type ModelTestResult = z.infer<typeof ModelTestResult>;

export const modelEndpoints = {
  getModelSettings: endpoint('getModelSettings', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Model server settings',
    response: ModelSettings,
  }),
  saveModelSettings: endpoint('saveModelSettings', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Change the model server',
    description:
      'Keys that are not sent stay as they are. Documents go only to the private network, or to hosts in allowed_hosts. Models that a server forwards to a cloud are refused.',
    body: ModelSettingsInput,
    response: ModelSettings,
  }),
  testModel: endpoint('testModel', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Find out what the model server can do',
    description: 'With the saved settings, or with the sent ones in their place; nothing is saved.',
    body: ModelSettingsInput,
    response: ModelTestResult,
    errors: { 409: 'No model server is set' },
  }),
};
