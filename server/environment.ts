// Reads RECTO_* from the environment, secrets from files too. The only place that touches process.env.
import { readFileSync } from 'node:fs';
import { basePathOf, settings, type Config } from './config.ts';

export type Origin = 'environment' | 'file' | 'default';

export interface ReadSettings {
  /** Undefined while there are problems. */
  config: Config | undefined;
  /** Each names the setting, its value unless that is secret, and an example. */
  problems: string[];
  /** Where each value comes from, by the name without RECTO_. */
  origins: Map<string, Origin>;
}

/** Whether a command that fails also says where in the program; before the settings are known to be right. */
export const wantsDetail = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment['RECTO_LOG_LEVEL'] === 'debug';

/** For commands that call a service elsewhere, and for what a configuration file names by `env`. */
export const environmentVariable = (name: string): string | undefined => process.env[name];

type Name = keyof typeof settings;
const NAMES = Object.keys(settings) as Name[];

/** Reads RECTO_* once. Throws one error that names every bad setting. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { config, problems } = readSettings(environment);
  if (config === undefined) throw new Error(`Settings cannot be used:\n  ${problems.join('\n  ')}`);
  return config;
}

export function readSettings(environment: NodeJS.ProcessEnv = process.env): ReadSettings {
  const problems: string[] = [];
  const origins = new Map<string, Origin>();
  const values: Record<string, unknown> = {};
  for (const name of NAMES) {
    try {
      const { raw, origin } = find(name, environment);
      origins.set(name, origin);
      values[name.toLowerCase()] = parse(name, raw);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  problems.push(...unknownNames(environment));
  const config = problems.length === 0 ? (values as Config) : undefined;
  if (config !== undefined) problems.push(...contradictions(config));
  return { config: problems.length === 0 ? config : undefined, problems, origins };
}

/** One setting as it is given, by variable or file; undefined where it is not set. For commands that need no others. */
export const givenSetting = (name: Name, environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  find(name, environment).raw;

/** RECTO_NAME, or what stands in the file that RECTO_NAME_FILE names. Empty counts as not set. */
function find(name: Name, environment: NodeJS.ProcessEnv): { raw: string | undefined; origin: Origin } {
  const raw = environment[`RECTO_${name}`];
  const file = settings[name].secret ? environment[`RECTO_${name}_FILE`] : undefined;
  if (file === undefined || file === '')
    return raw === undefined || raw === ''
      ? { raw: undefined, origin: 'default' }
      : { raw, origin: 'environment' };
  if (raw !== undefined && raw !== '')
    throw new Error(`RECTO_${name} and RECTO_${name}_FILE are both set; use one of them`);
  try {
    const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (content === '') throw new Error('it is empty');
    return { raw: content, origin: 'file' };
  } catch (error) {
    throw new Error(`RECTO_${name}_FILE is "${file}", which cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function parse(name: Name, raw: string | undefined): unknown {
  const { schema, secret, example } = settings[name];
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const value = secret ? `${raw?.length ?? 0} characters, not shown` : JSON.stringify(raw);
  throw new Error(
    `RECTO_${name} (${value}) ${result.error.issues[0]?.message ?? 'is not valid'}. Example: ${example}`,
  );
}

function unknownNames(environment: NodeJS.ProcessEnv): string[] {
  const known = new Set(
    NAMES.flatMap((name) => [`RECTO_${name}`, ...(settings[name].secret ? [`RECTO_${name}_FILE`] : [])]),
  );
  return Object.keys(environment)
    .filter((name) => name.startsWith('RECTO_') && !known.has(name))
    .map((name) => `${name} is not a setting of Recto; "recto config" lists them`);
}

function contradictions(config: Config): string[] {
  const found: string[] = [];
  if ((config.s3_access_key_id === undefined) !== (config.s3_secret_access_key === undefined))
    found.push('RECTO_S3_ACCESS_KEY_ID and RECTO_S3_SECRET_ACCESS_KEY go together; only one of them is set');
  if ((config.smtp_host === undefined) !== (config.smtp_from === undefined))
    found.push('RECTO_SMTP_HOST and RECTO_SMTP_FROM go together; only one of them is set');
  if ((config.smtp_user === undefined) !== (config.smtp_password === undefined))
    found.push('RECTO_SMTP_USER and RECTO_SMTP_PASSWORD go together; only one of them is set');
  if (config.base_url !== undefined && config.base_path !== undefined) {
    const ofUrl = basePathOf({ base_url: config.base_url, base_path: undefined });
    if (ofUrl !== config.base_path)
      found.push(
        `RECTO_BASE_URL ("${config.base_url}") must end with RECTO_BASE_PATH. Example: ` +
          `${new URL(config.base_url).origin}${config.base_path}`,
      );
  }
  return found;
}
