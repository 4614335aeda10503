/**
 * A confidence of 0..1 in whole percent. Only what is certain is 100: a value that is right in 996 of 1,000 cases is not said
 * to be right always.
 */
export const wholePercent = (confidence: number): number =>
  confidence >= 1 ? 100 : Math.min(99, Math.round(confidence * 100));
