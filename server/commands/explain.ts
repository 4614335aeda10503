// `recto explain FILE`: reads one file and says why the engine takes what it takes. Needs no database and keeps nothing.
import path from 'node:path';
import { explain, type ExplainOptions } from '../extraction/builtin/explain.ts';
import type { ExtractionProfile } from '../extraction/draft.ts';
import { builtInProfiles } from '../profiles/built-in.ts';
import { openReaderPool } from '../reading/reader-pool.ts';
import { readFile } from '../reading/read-file.ts';
import type { Page } from '../reading/reading.ts';

/** @param options.profile name of a built-in profile. Throws where there is none of that name, or the file cannot be read. */
export async function explainOne(
  file: string,
  options: ExplainOptions & { profile: string },
): Promise<string> {
  const profile = profileNamed(options.profile);
  const pool = openReaderPool(1);
  const pages: Page[] = [];
  try {
    const info = await readFile(pool, file, {
      filename: path.basename(file),
      on_page: (page) => void pages.push(page),
    });
    const today = new Date().toISOString().slice(0, 10);
    return `${explain({ ...info, pages }, profile, { today, learned: [] }, options)}\n`;
  } finally {
    await pool.close();
  }
}

/** The built-in profile of that name, in any case of letters. */
export function profileNamed(name: string): ExtractionProfile {
  const found = builtInProfiles.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (found === undefined)
    throw new Error(
      `There is no built-in profile "${name}". There are: ${builtInProfiles.map((one) => one.name).join(', ')}.`,
    );
  const { built_in: _, revision: __, ...content } = found;
  return content;
}
