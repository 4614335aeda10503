// A proof as a file: a page to show, or JSON; signed either way.
import type { ReportLanguage } from '../../../contract/exports.ts';
import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { makePdfApart } from '../../platform/pdf/make-pdf-apart.ts';
import { signJson, signPdf, signingKey } from '../../platform/signing.ts';
import { proofPage, proofTitle } from './proof-page.ts';
import { readProof } from './read-proof.ts';

interface Wanted {
  field: string;
  format: 'pdf' | 'json';
  language: ReportLanguage;
}

export async function writeProof(
  ctx: Context,
  id: number,
  { field, format, language }: Wanted,
): Promise<{ bytes: Buffer; media_type: string; filename: string }> {
  const proof = await readProof(ctx, id, field);
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(signJson(ctx.secrets, proof), null, 1)}\n`)
      : signPdf(
          ctx.secrets,
          await makePdfApart({
            definition: {
              info: {
                title: `${proofTitle(language)}: ${proof.field.label}`,
                creator: 'Recto',
                author: proof.instance,
              },
              language,
              content: proofPage(proof, signingKey(ctx.secrets), language),
              pageMargins: 40,
            },
            footer: proof.instance,
          }),
        );
  await audit(ctx, {
    event: 'documents.exported',
    document_id: id,
    detail: { format: `proof ${format}`, documents: 1, field },
  });
  return {
    bytes,
    media_type: format === 'json' ? 'application/json' : 'application/pdf',
    filename: `document-${id}-${field.replaceAll(/\W+/g, '-')}-proof.${format}`,
  };
}
