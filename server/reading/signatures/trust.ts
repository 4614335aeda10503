// Whether a signer is trusted: by a certificate on the operator's list that is the signer's own, or that has issued it by way of others.
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { issued } from './issued.ts';
import type { Chain, ChainCertificate } from './signature.ts';

/** A certificate that the operator trusts. */
export interface Anchor {
  /** As the operator calls it. */
  name: string;
  certificate: ChainCertificate;
  /** SubjectPublicKeyInfo, DER, base64. */
  key: string;
}

export interface TrustList {
  anchors: readonly Anchor[];
  /** Whether a signature needs a signer who is on it, or led to by one who is. */
  required: boolean;
}

export const NO_TRUST: TrustList = { anchors: [], required: false };

export type Trust =
  | { result: 'trusted'; anchor: string }
  | { result: 'untrusted' | 'expired'; why: Sentence };

/**
 * @param at when it was signed, timestamp of the contract: certificates have to be valid then
 * @param purpose what the first certificate has to be meant for
 */
export function trustIn(
  chain: Chain,
  { anchors }: TrustList,
  at: string,
  purpose: 'signs' | 'stamps',
): Trust {
  const [signer] = chain;
  if (signer === undefined) return untrusted('signatureDetails.noneTrusted');
  if (!signer[purpose]) return untrusted('signatureDetails.mayNotSign');
  if (!isValid(signer, at)) {
    const { not_before, not_after } = signer;
    return {
      result: 'expired',
      why: sentence('signatureDetails.outside', period({ not_before, not_after })),
    };
  }
  if (anchors.length === 0) return untrusted('signatureDetails.noneTrusted');
  for (const [place, certificate] of chain.entries()) {
    const why = place === 0 ? undefined : objection(certificate, place - 1, at);
    if (why !== undefined) return { result: 'untrusted', why };
    const anchor =
      anchors.find((one) => one.certificate.fingerprint === certificate.fingerprint) ??
      anchors.find(
        (one) => objection(one.certificate, place, at) === undefined && hasIssued(one, certificate),
      );
    if (anchor !== undefined) return { result: 'trusted', anchor: anchor.name };
    if (certificate.unknown_conditions) break;
  }
  const { issuer } = chain.at(-1)!;
  return { result: 'untrusted', why: sentence('signatureDetails.unknownIssuer', { issuer }) };
}

const untrusted = (code: 'signatureDetails.noneTrusted' | 'signatureDetails.mayNotSign'): Trust => ({
  result: 'untrusted',
  why: sentence(code),
});

const isValid = ({ not_before, not_after }: ChainCertificate, at: string): boolean =>
  not_before <= at && at <= not_after;

const period = ({ not_before, not_after }: Pick<ChainCertificate, 'not_before' | 'not_after'>) => ({
  from: not_before.slice(0, 10),
  to: not_after.slice(0, 10),
});

/** Why a certificate cannot have issued one with so many others below it; undefined where it can. */
function objection(certificate: ChainCertificate, others: number, at: string): Sentence | undefined {
  const { authority, subject: issuer, unknown_conditions } = certificate;
  const allowed = authority !== null && (authority.below === null || authority.below >= others);
  if (!allowed || unknown_conditions) return sentence('signatureDetails.mayNotIssue', { issuer });
  if (isValid(certificate, at)) return undefined;
  return sentence('signatureDetails.issuerOutside', { issuer, ...period(certificate) });
}

/** Signatures of certificates that were verified before: records are judged often, and what was signed stays so. */
const verified = new Map<string, boolean>();
const MOST_REMEMBERED = 2000;

function hasIssued(
  { certificate: { subject_id, fingerprint }, key }: Anchor,
  child: ChainCertificate,
): boolean {
  if (subject_id !== child.issuer_id) return false;
  const pair = `${fingerprint} ${child.fingerprint}`;
  const known = verified.get(pair);
  if (known !== undefined) return known;
  const result = issued(Buffer.from(key, 'base64'), child);
  if (verified.size >= MOST_REMEMBERED) verified.clear();
  verified.set(pair, result);
  return result;
}
