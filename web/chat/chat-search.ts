// Which folder the chat is about, and which conversation, as they stand in the address.
import { asId, asText, type RawSearch } from '../ui/search-params.ts';

export interface ChatSearch {
  contact_id?: number;
  folder_id?: number;
  session?: string;
}

export function readChatSearch(raw: RawSearch): ChatSearch {
  const [contact_id, folder_id] = [asId(raw['contact_id']), asId(raw['folder_id'])];
  const session = asText(raw['session']);
  return {
    ...(contact_id === undefined ? {} : { contact_id }),
    ...(folder_id === undefined ? {} : { folder_id }),
    ...(session === undefined ? {} : { session }),
  };
}
