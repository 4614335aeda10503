// The terms of allowances and charges, of the whole invoice (BG-20, BG-21) and of a line (BG-27, BG-28): the same, each with ids of its own.
import type { GroupId, TermId } from './terms.ts';

export interface AllowanceTerms {
  amount: TermId;
  base: TermId;
  percent: TermId;
  reason: TermId;
  code: TermId;
  /** A line has those of its own; its allowances are taxed with it. */
  category?: TermId;
  rate?: TermId;
}

export type AllowanceGroup = Extract<GroupId, 'BG-20' | 'BG-21' | 'BG-27' | 'BG-28'>;

export const ALLOWANCE_TERMS: Record<AllowanceGroup, AllowanceTerms> = {
  'BG-20': {
    amount: 'BT-92',
    base: 'BT-93',
    percent: 'BT-94',
    category: 'BT-95',
    rate: 'BT-96',
    reason: 'BT-97',
    code: 'BT-98',
  },
  'BG-21': {
    amount: 'BT-99',
    base: 'BT-100',
    percent: 'BT-101',
    category: 'BT-102',
    rate: 'BT-103',
    reason: 'BT-104',
    code: 'BT-105',
  },
  'BG-27': { amount: 'BT-136', base: 'BT-137', percent: 'BT-138', reason: 'BT-139', code: 'BT-140' },
  'BG-28': { amount: 'BT-141', base: 'BT-142', percent: 'BT-143', reason: 'BT-144', code: 'BT-145' },
};

/** Whether a group comes on top. */
export const isCharge = (group: AllowanceGroup): boolean => group === 'BG-21' || group === 'BG-28';
