// The service's sentences in English. Each code is `part.key`; gaps are named, `{{count|line|lines}}` goes with a number.
import { blockers } from './blockers.ts';
import { checks, details } from './checks.ts';
import { doubts, reasoning } from './reasoning.ts';

export const en = { blockers, checks, details, doubts, reasoning } as const;
