// Where documents lie that nobody has said of whose they are.
import { useQuery } from '@tanstack/react-query';
import type { Result } from '../../contract/calls.ts';
import { query, queryClient } from '../api/queries.ts';
import type { UploadTarget } from '../api/upload-file.ts';
import { foldersQuery } from '../contacts/folder-select.tsx';

const contactsQuery = query('listContacts', { query: { q: 'System', limit: 50 } });
const builtIn = (data: Result<'listContacts'> | undefined): number | undefined =>
  data?.contacts.find(({ built_in }) => built_in)?.id;

/** Undefined for those who do not see it. */
export function useInbox(): Pick<UploadTarget, 'contact_id' | 'folder_id'> | undefined {
  const contact_id = builtIn(useQuery(contactsQuery).data);
  const folders = useQuery({ ...foldersQuery(contact_id ?? 0), enabled: contact_id !== undefined });
  const folder_id = folders.data?.folders.at(-1)?.id;
  return contact_id === undefined || folder_id === undefined ? undefined : { contact_id, folder_id };
}

/** So that the choice of the inbox is there with the page, and pushes nothing down. */
export async function prefetchInbox(): Promise<void> {
  await queryClient.prefetchQuery(contactsQuery);
  const contact_id = builtIn(queryClient.getQueryData(contactsQuery.queryKey));
  if (contact_id !== undefined) await queryClient.prefetchQuery(foldersQuery(contact_id));
}
