// The signatures of a file, as checks: one for each, with what it is worth by the operator's list of trusted certificates.
import type { Signature } from '../../../contract/checks.ts';
import type { StoredCheck, StoredSignature } from '../../database/stored-record.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import type { FileSignature } from '../../reading/signatures/signature.ts';
import { trustIn, type TrustList } from '../../reading/signatures/trust.ts';
import { found, type FoundCheck } from './check.ts';
import type { Findings } from './findings.ts';

export const checkSignatures = ({
  signatures,
  trust,
  today,
}: Pick<Findings, 'signatures' | 'trust' | 'today'>): FoundCheck[] =>
  signatures.map((signature, index) => checkOf(signature, { number: index + 1, trust, today }));

interface Judged {
  number: number;
  trust: TrustList;
  today: string;
}

function checkOf(signature: FileSignature, { number, trust, today }: Judged): FoundCheck {
  const { kind, part, signer, chain, algorithm, covers } = signature;
  const time = timeOf(signature, trust);
  const { outcome, result, anchor } = outcomeOf(signature, trust, time.at ?? `${today}T00:00:00Z`);
  const severity = severityOf(outcome, trust.required && kind !== 'timestamp');
  const [certificate] = chain;
  const facts = [
    ...(part === null ? [] : [sentence('signatureDetails.ofFile', { file: part })]),
    time.says,
    sentence('signatureDetails.covers', { covers }),
    ...(algorithm === '' ? [] : [sentence('signatureDetails.algorithm', { algorithm })]),
  ];
  const about: StoredSignature = {
    number,
    outcome,
    severity,
    kind,
    part,
    signer,
    issuer: certificate?.issuer ?? null,
    serial: certificate?.serial ?? null,
    valid_from: certificate?.not_before ?? null,
    valid_to: certificate?.not_after ?? null,
    trusted_by: anchor,
    signed_at: time.at,
    time: time.source,
    covers,
    algorithm: algorithm === '' ? null : algorithm,
  };
  const detail = sentence('signatureDetails.whole', { result, facts });
  return { ...found('signature', severity === null, detail, [], nameOf(signature)), signature: about };
}

/** The worst first. */
const BY_WEIGHT = ['broken', 'changed', 'unchecked', 'expired', 'untrusted', 'trusted'] as const;

/** Of all signatures of a record; null where it has none. */
export const worstOutcome = (checks: readonly StoredCheck[]): Signature['outcome'] | null =>
  BY_WEIGHT.find((one) => checks.some(({ signature }) => signature?.outcome === one)) ?? null;

function nameOf({ kind, signer }: FileSignature): Sentence {
  const name = signer ?? '?';
  if (kind === 'seal') return sentence('checks.sealOf', { signer: name });
  return kind === 'timestamp'
    ? sentence('checks.timestampOf', { signer: name })
    : sentence('checks.signatureOf', { signer: name });
}

interface Time {
  at: string | null;
  source: Signature['time'];
  says: Sentence;
}

/** A timestamp counts where its authority is trusted; else it is no more than what the signer says. */
function timeOf({ timestamp, claimed_at }: FileSignature, trust: TrustList): Time {
  const authority = timestamp?.chain[0]?.subject;
  if (timestamp !== null && authority !== undefined) {
    const { at } = timestamp;
    if (trustIn(timestamp.chain, trust, at, 'stamps').result === 'trusted') {
      const says = sentence('signatureDetails.stampedAt', { at: shown(at), authority });
      return { at, source: 'certified', says };
    }
  }
  const at = claimed_at ?? timestamp?.at ?? null;
  if (at === null) return { at: null, source: null, says: sentence('signatureDetails.noTime') };
  return { at, source: 'claimed', says: sentence('signatureDetails.claimedAt', { at: shown(at) }) };
}

/** `2026-03-24 09:15 UTC` */
const shown = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

interface Outcome {
  outcome: Signature['outcome'];
  result: Sentence;
  anchor: string | null;
}

function outcomeOf({ state, reason, chain, kind }: FileSignature, trust: TrustList, at: string): Outcome {
  if (state !== 'intact') {
    const why = reason ?? '';
    return { outcome: state, result: RESULTS[state](why), anchor: null };
  }
  const trusted = trustIn(chain, trust, at, kind === 'timestamp' ? 'stamps' : 'signs');
  if (trusted.result === 'trusted') {
    const { anchor } = trusted;
    return { outcome: 'trusted', result: sentence('signatureDetails.trusted', { anchor }), anchor };
  }
  return { outcome: trusted.result, result: RESULTS[trusted.result](trusted.why), anchor: null };
}

const RESULTS: Record<Exclude<Signature['outcome'], 'trusted'>, (why: Sentence | '') => Sentence> = {
  untrusted: (why) => sentence('signatureDetails.untrusted', { why }),
  expired: (why) => sentence('signatureDetails.expired', { why }),
  changed: (why) => sentence('signatureDetails.changed', { why }),
  broken: (why) => sentence('signatureDetails.broken', { why }),
  unchecked: (why) => sentence('signatureDetails.unchecked', { why }),
};

/** Null where the check holds. */
function severityOf(outcome: Signature['outcome'], required: boolean): Signature['severity'] {
  switch (outcome) {
    case 'trusted':
      return null;
    case 'untrusted':
      return required ? 'fatal' : null;
    case 'expired':
    case 'unchecked':
      return required ? 'fatal' : 'warning';
    case 'changed':
    case 'broken':
      return 'fatal';
  }
}
