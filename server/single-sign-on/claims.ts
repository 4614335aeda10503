// What the provider says of a person, and why that may not be enough.
import type { SignOnError } from '../../contract/single-sign-on.ts';

export interface Claims {
  issuer: string;
  subject: string;
  email: string | undefined;
  email_verified: boolean;
  name: string | undefined;
}

/** Ends in `/sign-in?error=…`. */
export class SignOnFailed extends Error {
  readonly reason: SignOnError;

  constructor(reason: SignOnError, message: string) {
    super(message);
    this.reason = reason;
  }
}
