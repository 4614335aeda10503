// What stands in the addresses of bank statements.
import { MOVEMENT_STATES, type MovementState } from '../../contract/bank-statements.ts';
import { asBoolean, asId, asPage, asText, readListSearch, type RawSearch } from '../ui/search-params.ts';

export interface StatementsSearch {
  account?: string;
  waiting?: boolean;
  page?: number;
}

export function readStatementsSearch(raw: RawSearch): StatementsSearch {
  const [account, waiting, page] = [asText(raw['account']), asBoolean(raw['waiting']), asPage(raw['page'])];
  return {
    ...(account === undefined ? {} : { account }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(page === undefined ? {} : { page }),
  };
}

export interface MovementSearch {
  q?: string;
  page?: number;
  state?: MovementState;
  movement?: number;
}

export function readMovementSearch(raw: RawSearch): MovementSearch {
  const state = MOVEMENT_STATES.find((one) => one === raw['state']);
  const movement = asId(raw['movement']);
  return {
    ...readListSearch(raw),
    ...(state === undefined ? {} : { state }),
    ...(movement === undefined ? {} : { movement }),
  };
}
