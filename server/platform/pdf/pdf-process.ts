// The process that makes one PDF: setting type takes seconds of computing, in which the server goes on answering.
import { makePdf } from './make-pdf.ts';
import type { PdfOrder } from './make-pdf-apart.ts';

process.once('message', (order) => {
  const { definition, footer } = order as PdfOrder;
  const document = makePdf({
    ...definition,
    footer: (page: number, pages: number) => ({
      columns: [footer, { text: `${page} / ${pages}`, alignment: 'right', width: 60 }],
      margin: [40, 12, 40, 0],
      fontSize: 8,
      color: '#666666',
    }),
  });
  document.then(
    (bytes) => process.send?.({ bytes }, () => process.disconnect()),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.disconnect()),
  );
});
