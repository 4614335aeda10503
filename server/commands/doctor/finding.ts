// What `recto doctor` says of one thing.
export interface Finding {
  subject: string;
  /** `warns`: it works, but not as it should. `fails`: the service does not start, or cannot do its work. */
  state: 'ok' | 'warns' | 'fails';
  says: string;
  /** What to do about it. */
  advice?: string;
}

export const fine = (subject: string, says: string): Finding => ({ subject, state: 'ok', says });
export const warning = (subject: string, says: string, advice: string): Finding => ({
  subject,
  state: 'warns',
  says,
  advice,
});
export const fault = (subject: string, says: string, advice?: string): Finding => ({
  subject,
  state: 'fails',
  says,
  ...(advice === undefined ? {} : { advice }),
});

/** What `check` finds, or the message of what it throws. */
export async function found(subject: string, check: () => Promise<Finding[] | Finding>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [fault(subject, error instanceof Error ? error.message : String(error))];
  }
}
