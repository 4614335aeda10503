// How a document stands to retention rules and legal holds.
export const RETENTION_STATES = ['kept', 'held', 'over', 'free'] as const;
export type RetentionState = (typeof RETENTION_STATES)[number];
