// Loads what the next document needs first: its record, its profile, the page one looks at first with its image.
import { queryClient } from '../../api/queries.ts';
import { imageAddress, pageQuery } from '../../pages/page-query.ts';
import { documentQuery } from '../document-query.ts';
import { firstPlace } from './open-blockers.ts';
import { profileQuery } from './profile-query.ts';

/** Whoever opens the document is told what failed. */
export const prefetch = (id: number): void => void load(id).catch(() => undefined);

async function load(id: number): Promise<void> {
  const { data: record } = await queryClient.ensureQueryData(documentQuery(id));
  const of = { document_id: id, version: record.version };
  const page = firstPlace(record)?.page ?? 1;
  void queryClient.prefetchQuery(profileQuery(record.profile_id));
  void queryClient.prefetchQuery(pageQuery(of, page));
  new Image().src = imageAddress(of, page, 1000);
}
