// The service's sentences in Chinese.
import { blockers } from './blockers.ts';
import { checks, details } from './checks.ts';
import { doubts, reasoning } from './reasoning.ts';

export const zh = { blockers, checks, details, doubts, reasoning };
