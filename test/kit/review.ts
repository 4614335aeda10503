// A service with two reviewers, a clock that tests move, and invoices to review.
import type { AuditEvent } from '../../contract/audit.ts';
import type { Client } from './client.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { newPerson } from './people.ts';
import { startTestService, type TestService } from './service.ts';
import { type Place, invoiceText, newPlace, profileId, untilProcessed, upload } from './upload.ts';

export interface ReviewService {
  service: TestService;
  clock: TestClock;
  place: Place;
  anna: Client;
  bert: Client;
  annas: number;
  berts: number;
  profile_id: number;
  processed(number: string, content?: string): Promise<number>;
  /** The entries of one event about a document, newest first. */
  logged(document_id: number, event: AuditEvent): Promise<Record<string, unknown>[]>;
}

export async function startReviewService(): Promise<ReviewService> {
  const clock = createTestClock();
  const service = await startTestService({ clock });
  const place = await newPlace(service.api, 'Reviewed');
  const profile_id = await profileId(service.api);
  const { client: anna, id: annas } = await newPerson(service, 'anna@recto.local', 'reviewer', 'Anna');
  const { client: bert, id: berts } = await newPerson(service, 'bert@recto.local', 'reviewer', 'Bert');
  return {
    service,
    clock,
    place,
    anna,
    bert,
    annas,
    berts,
    profile_id,
    async processed(number, content = invoiceText(number)) {
      const { id } = await upload(service.api, place, content, `${number}.txt`, { profile_id });
      await untilProcessed(service.api, id);
      return id;
    },
    async logged(document_id, event) {
      const { entries } = await service.admin.call('listAudit', { query: { document_id, event } });
      return entries.map(({ actor_name, detail }) => ({ by: actor_name, ...detail }));
    },
  };
}
