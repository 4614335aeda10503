// How a document stands to retention rules and legal holds.
import { z } from 'zod';

export const RETENTION_STATES = ['free', 'kept', 'held', 'over'] as const;
export const RetentionState = z.enum(RETENTION_STATES);
