// Documents that people have decided, and the thresholds they would have passed. Pure.

/** What people decided about a document. */
export interface LabelledDocument {
  id: number;
  /** Percent, by field key; values that nobody proposed are not listed. */
  confidence: Record<string, number>;
  /** Whether a person changed anything, or rejected it. */
  wrong: boolean;
  /** Keys of the fields that were wrong or missed. */
  wrong_fields: string[];
  /** People only rejected it: that makes it wrong, and says of no field whether it was right. */
  unjudged?: boolean;
}

/** Percent, by field key: a value below its threshold needs a person. Above 100: any value does. */
export type Thresholds = Record<string, number>;

export const passes = ({ confidence }: LabelledDocument, thresholds: Thresholds): boolean =>
  Object.entries(confidence).every(([key, percent]) => percent >= (thresholds[key] ?? 0));

/** At most so many of the documents that go by themselves may be wrong: in anything, or in one field. */
export interface Claim {
  /** null: the document as a whole. */
  field: string | null;
  /** 0..1. */
  share: number;
}

/** Whether what people decided says if the claim was kept. */
export const judges = ({ unjudged }: LabelledDocument, { field }: Pick<Claim, 'field'>): boolean =>
  field === null || unjudged !== true;

export const breaks = ({ wrong, wrong_fields }: LabelledDocument, { field }: Pick<Claim, 'field'>): boolean =>
  field === null ? wrong : wrong_fields.includes(field);
