// What becomes of signatures; apart from the contract of checks, so that pages load no more than these.
export const SIGNATURE_OUTCOMES = [
  'trusted',
  'untrusted',
  'expired',
  'changed',
  'broken',
  'unchecked',
] as const;
