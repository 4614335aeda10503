// Which folder the chat is about, and which conversation, as they stand in the address.
import { asId, asText, withoutEmpty, type RawSearch } from '../ui/search-params.ts';

export interface ChatSearch {
  contact_id?: number;
  folder_id?: number;
  session?: string;
}

export function readChatSearch(raw: RawSearch): ChatSearch {
  return withoutEmpty({
    contact_id: asId(raw['contact_id']),
    folder_id: asId(raw['folder_id']),
    session: asText(raw['session']),
  });
}
