// The filters of the deliveries as they stand in the address; `open` is the delivery whose details are shown.
import type { DeliveryState } from '../../contract/deliveries.ts';
import { asId, asList, asPage, withoutEmpty, type RawSearch } from '../ui/search-params.ts';

export interface DeliverySearch {
  state?: DeliveryState[];
  document_id?: number;
  endpoint_id?: number;
  page?: number;
  open?: number;
}

const STATES: DeliveryState[] = ['pending', 'retrying', 'delivered', 'accepted', 'failed', 'held'];

export function readDeliverySearch(raw: RawSearch): DeliverySearch {
  return withoutEmpty({
    state: asList(raw['state'], STATES),
    document_id: asId(raw['document_id']),
    endpoint_id: asId(raw['endpoint_id']),
    page: asPage(raw['page']),
    open: asId(raw['open']),
  });
}
