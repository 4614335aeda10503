// The name of an event, as people read it.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery, DeliveryEvent } from '../../contract/deliveries.ts';

export function useEventName(): (event: DeliveryEvent) => string {
  const { t } = useTranslation();
  return useCallback((event) => t(`endpoints.events.${event}`), [t]);
}

/** What a delivery is about and, where it is not the Document Webhook, whom it is for. */
export function useDeliveryEvent(): (delivery: Pick<Delivery, 'event' | 'endpoint_name'>) => string {
  const nameOf = useEventName();
  return useCallback(
    ({ event, endpoint_name }) => [nameOf(event), endpoint_name].filter((part) => part !== null).join(' · '),
    [nameOf],
  );
}
