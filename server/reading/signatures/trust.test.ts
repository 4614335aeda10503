// Whom a signer leads to: the operator's list, what certificates may do, and when they were valid.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  authorityOf,
  ecKey,
  identityOf,
  sm2Key,
  TIME_STAMPING,
  type Identity,
} from '../../../test/kit/signing/authority.ts';
import { say } from '../../platform/sentences/say.ts';
import { chainFrom, readCertificate } from './certificate.ts';
import { trustIn, type Anchor } from './trust.ts';

const AT = '2026-03-24T10:15:00Z';

const anchorOf = (name: string, { certificate }: Identity): Anchor => {
  const { summary, key } = readCertificate(certificate);
  return { name, certificate: summary, key: key.toString('base64') };
};

/** The signer, and the certificates that its signature carries. */
const chainOf = (signer: Identity, ...carried: Identity[]) =>
  chainFrom(
    readCertificate(signer.certificate),
    carried.map(({ certificate }) => readCertificate(certificate)),
  );

function trust(chain: ReturnType<typeof chainOf>, anchors: Anchor[], at = AT) {
  const found = trustIn(chain, { anchors, required: false }, at, 'signs');
  return found.result === 'trusted' ? found.anchor : `${found.result}: ${say(found.why)}`;
}

let root: Identity;
let middle: Identity;
let signer: Identity;

beforeAll(() => {
  root = authorityOf('Root', { key: ecKey() });
  middle = authorityOf('Middle', { key: ecKey(), issuer: root });
  signer = identityOf('Signer', { key: ecKey(), issuer: middle });
});

describe('a signer is trusted', () => {
  it('by the root that the signature carries, or does not carry, by whoever stands between, and by itself', () => {
    const full = chainOf(signer, middle, root);
    expect(full).toHaveLength(3);
    expect(trust(full, [anchorOf('the root', root)])).toBe('the root');
    expect(trust(chainOf(signer, middle), [anchorOf('the root', root)])).toBe('the root');
    expect(trust(chainOf(signer), [anchorOf('the middle', middle)])).toBe('the middle');
    expect(trust(chainOf(signer), [anchorOf('the signer', signer)])).toBe('the signer');
  });

  it('with SM2 as well', () => {
    const bureau = authorityOf('Bureau', { key: sm2Key() });
    const seal = identityOf('Seal', { key: sm2Key(), issuer: bureau });
    expect(trust(chainOf(seal), [anchorOf('the bureau', bureau)])).toBe('the bureau');
  });
});

describe('a signer is not trusted', () => {
  it('without a list, or by a list that does not lead to it', () => {
    const chain = chainOf(signer, middle, root);
    expect(trust(chain, [])).toBe('untrusted: no certificates are trusted yet');
    const stranger = anchorOf('x', authorityOf('Stranger', { key: ecKey() }));
    expect(trust(chain, [stranger])).toBe(
      'untrusted: its issuer “Root” is not among the trusted certificates',
    );
  });

  it('by an authority that only has the name of the one that issued it', () => {
    const namesake = anchorOf('x', authorityOf('Middle', { key: ecKey() }));
    expect(trust(chainOf(signer), [namesake])).toContain('untrusted');
    expect(chainOf(signer, authorityOf('Middle', { key: ecKey() }))).toHaveLength(1);
  });

  it('by way of a certificate that may not issue others', () => {
    const clerk = identityOf('Clerk', { key: ecKey(), issuer: root });
    const forged = identityOf('Forged', { key: ecKey(), issuer: clerk });
    expect(trust(chainOf(forged, clerk, root), [anchorOf('the root', root)])).toBe(
      'untrusted: “Clerk” may not issue it',
    );
    expect(trust(chainOf(forged), [anchorOf('the clerk', clerk)])).toContain('untrusted');
  });

  it('by way of more authorities than the one above allows', () => {
    const strict = authorityOf('Strict', { key: ecKey(), below: 0 });
    const between = authorityOf('Between', { key: ecKey(), issuer: strict });
    const deep = identityOf('Deep', { key: ecKey(), issuer: between });
    expect(trust(chainOf(deep, between, strict), [anchorOf('strict', strict)])).toContain('may not issue it');
    const direct = identityOf('Direct', { key: ecKey(), issuer: strict });
    expect(trust(chainOf(direct), [anchorOf('strict', strict)])).toBe('strict');
  });

  it('outside the time of its certificate, or of one above', () => {
    const short = { from: '2020-01-01T00:00:00Z', to: '2021-01-01T00:00:00Z' };
    const early = identityOf('Early', { key: ecKey(), issuer: root, ...short });
    const anchors = [anchorOf('the root', root)];
    expect(trust(chainOf(early), anchors)).toBe(
      'expired: the certificate was valid from 2020-01-01 to 2021-01-01, not when it was signed',
    );
    expect(trust(chainOf(early), anchors, '2020-06-01T00:00:00Z')).toBe('the root');
    const old = authorityOf('Old', { key: ecKey(), issuer: root, ...short });
    const late = identityOf('Late', { key: ecKey(), issuer: old });
    expect(trust(chainOf(late, old), anchors)).toBe(
      'untrusted: the certificate of “Old” was valid from 2020-01-01 to 2021-01-01, not when it was signed',
    );
  });

  it('with a certificate for something else', () => {
    const server = identityOf('www.example.com', {
      key: ecKey(),
      issuer: root,
      purpose: '1.3.6.1.5.5.7.3.1',
    });
    const clock = identityOf('Clock', { key: ecKey(), issuer: root, purpose: TIME_STAMPING });
    const anchors = [anchorOf('the root', root)];
    for (const other of [server, clock])
      expect(trust(chainOf(other), anchors)).toBe(
        'untrusted: the certificate is not meant for signing documents',
      );
    const stamps = trustIn(chainOf(clock), { anchors, required: false }, AT, 'stamps');
    expect(stamps.result).toBe('trusted');
  });
});
