// The filters of the quality page as they stand in the address.
import { asDay, asId, asText, withoutEmpty, type RawSearch } from '../ui/search-params.ts';

export interface QualitySearch {
  date_from?: string;
  date_to?: string;
  profile_id?: number;
  contact_id?: number;
  vendor_id?: number;
  engine?: string;
}

export function readQualitySearch(raw: RawSearch): QualitySearch {
  return withoutEmpty({
    date_from: asDay(raw['date_from']),
    date_to: asDay(raw['date_to']),
    profile_id: asId(raw['profile_id']),
    contact_id: asId(raw['contact_id']),
    vendor_id: asId(raw['vendor_id']),
    engine: asText(raw['engine']),
  });
}
