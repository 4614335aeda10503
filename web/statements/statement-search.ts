// What stands in the addresses of bank statements.
import { MOVEMENT_STATES, type MovementState } from '../../contract/movements.ts';
import {
  asBoolean,
  asId,
  asPage,
  asText,
  readListSearch,
  withoutEmpty,
  type RawSearch,
} from '../ui/search-params.ts';

export interface StatementsSearch {
  account?: string;
  waiting?: boolean;
  page?: number;
}

export function readStatementsSearch(raw: RawSearch): StatementsSearch {
  return withoutEmpty({
    account: asText(raw['account']),
    waiting: asBoolean(raw['waiting']),
    page: asPage(raw['page']),
  });
}

export interface MovementSearch {
  q?: string;
  page?: number;
  state?: MovementState;
  movement?: number;
}

export function readMovementSearch(raw: RawSearch): MovementSearch {
  return withoutEmpty({
    ...readListSearch(raw),
    state: MOVEMENT_STATES.find((one) => one === raw['state']),
    movement: asId(raw['movement']),
  });
}
