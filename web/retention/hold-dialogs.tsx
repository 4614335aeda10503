// Placing and lifting a legal hold, each with its reason.
import i18next from 'i18next';
import type { Hold } from '../../contract/retention.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { shownContact } from '../text/known-names.ts';
import { askReason } from './reason-form.tsx';

const reload = () => refresh('listHolds', 'getRetention', 'listTrash', 'listAudit');

type Held = { name: string } & ({ document_id: number } | { contact_id: number });

export function openHoldDialog({ name: given, ...about }: Held): void {
  const name = 'contact_id' in about ? shownContact(given) : given;
  askReason({
    title: i18next.t('retention.holdTitle', { name }),
    hint: i18next.t('contact_id' in about ? 'retention.holdContactHint' : 'retention.holdHint'),
    action: i18next.t('retention.place'),
    done: i18next.t('retention.placed', { name }),
    async send(reason) {
      await call('placeHold', { body: { ...about, reason } });
      await reload();
    },
  });
}

export function openLiftDialog({ id, name }: Hold): void {
  askReason({
    title: i18next.t('retention.liftTitle', { name }),
    hint: i18next.t('retention.liftHint'),
    action: i18next.t('retention.lift'),
    done: i18next.t('retention.lifted', { name }),
    async send(reason) {
      await call('liftHold', { params: { id }, body: { reason } });
      await reload();
    },
  });
}
