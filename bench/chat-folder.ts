// Folders that questions are asked over: filled once, and used again by the next run over a running instance.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Instance } from '../server/commands/demo/instance.ts';
import type { Place } from './kit.ts';
import type { SETS } from './sets.ts';

/** A contact of that name with all files processed; one that is there already is used again. */
export async function filled(
  instance: Instance,
  name: string,
  files: readonly string[],
  profile: (typeof SETS)[number]['profile'] | undefined,
): Promise<Place> {
  const { contacts } = await instance.api<{ contacts: { id: number; name: string }[] }>(
    'GET',
    '/api/contacts?limit=200',
  );
  const known = contacts.find((contact) => contact.name === name);
  const { id: contact_id } = known ?? (await instance.api<{ id: number }>('POST', '/api/contacts', { name }));
  const { folders } = await instance.api<{ folders: { id: number; name: string }[] }>(
    'GET',
    `/api/folders?contact_id=${contact_id}`,
  );
  const place = { contact_id, folder_id: folders.find((folder) => folder.name === 'Documents')!.id };
  if (known === undefined) {
    const fields =
      profile === undefined ? place : { ...place, profile_id: await profileId(instance, profile) };
    for (const file of files) await instance.upload(fields, path.basename(file), readFileSync(file));
  }
  for (;;) {
    const waiting = await instance.api<{ total: number }>(
      'GET',
      `/api/documents?folder_id=${place.folder_id}&status=New&status=Processing&limit=1`,
    );
    if (waiting.total === 0) return place;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function profileId(instance: Instance, profile: (typeof SETS)[number]['profile']): Promise<number> {
  const { profiles } = await instance.api<{ profiles: { id: number; name: string }[] }>(
    'GET',
    '/api/profiles?limit=200',
  );
  return (
    profiles.find(({ name }) => name === profile.name)?.id ??
    (await instance.admin<{ id: number }>('POST', '/api/profiles', profile)).id
  );
}
