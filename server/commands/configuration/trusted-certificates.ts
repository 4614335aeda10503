// Trusted certificates in a configuration file, as PEM.
import { TrustedCertificateInput } from '../../../contract/trusted-certificates.ts';
import { addCertificate, deleteCertificate, replaceCertificate } from '../../trust/manage-certificates.ts';
import { asPem } from '../../trust/pem.ts';
import { listCertificates } from '../../trust/store.ts';
import { keyBy, section } from './section.ts';

export const trustedCertificates = section<TrustedCertificateInput>({
  name: 'trusted_certificates',
  input: TrustedCertificateInput,
  keyOf: keyBy('name'),
  list: async (ctx) =>
    (await listCertificates(ctx)).map(({ id, name, certificate }) => ({ id, input: { name, certificate } })),
  toFile: (input) => ({ ...input }),
  fromFile: (entry) => entry,
  complete: (input) => ({ ...input, certificate: asPem(input.certificate) }),
  create: async (ctx, input) => void (await addCertificate(ctx, input)),
  update: (ctx, id, input) => replaceCertificate(ctx, id, input),
  remove: deleteCertificate,
});
