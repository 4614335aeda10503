// Signatures of a file as reading finds them. Whether their signers are trusted is decided when a record is judged: the list of
// trusted certificates changes, the file does not.
import type { Sentence } from '../../platform/sentences/sentence.ts';
import type { Scheme } from './scheme.ts';

/** A certificate on the way from a signer to whoever is trusted, reduced to what decides that. */
export interface ChainCertificate {
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string;
  /** For people: the common name, or what stands in its place. */
  subject: string;
  issuer: string;
  /** SHA-256 of the names as they are encoded, by which a certificate finds its issuer. */
  subject_id: string;
  issuer_id: string;
  serial: string;
  /** Timestamps of the contract. */
  not_before: string;
  not_after: string;
  /** Whether it may issue certificates, and how many may stand below; null: it may not. */
  authority: { below: number | null } | null;
  /** Whether it may sign documents, and the time of documents. */
  signs: boolean;
  stamps: boolean;
  /** Whether it has conditions that are not understood: it leads to nobody then. */
  unknown_conditions: boolean;
  /** What its issuer signed, base64. */
  signed: { scheme: Scheme; content: string; value: string } | null;
}

/** From the signer upwards, as far as the file holds them; each has issued the one before. */
export type Chain = ChainCertificate[];

export const SIGNATURE_KINDS = ['signature', 'seal', 'timestamp'] as const;

/** changed: it holds for what was signed, but the file says more. broken: what was signed is not what is there. */
export type SignatureState = 'intact' | 'changed' | 'broken' | 'unchecked';

export interface FileSignature {
  /** `seal`: with the picture of a stamp (GB/T 38540); `timestamp`: of the file, by an authority. */
  kind: (typeof SIGNATURE_KINDS)[number];
  /** The file inside the file that it belongs to; null: the file itself. */
  part: string | null;
  state: SignatureState;
  /** Why it is not intact. */
  reason: Sentence | null;
  /** What it covers, and what came later. */
  covers: Sentence;
  /** Name of the signer; null where no certificate was found. */
  signer: string | null;
  /** `RSA, SHA-256`; '' where it was not told. */
  algorithm: string;
  /** As the signer says; null where nothing is said. */
  claimed_at: string | null;
  chain: Chain;
  /** Of a timestamp of the signature that fits it. */
  timestamp: { at: string; chain: Chain } | null;
}
