// The process that makes one PDF: setting type takes seconds of computing.
import { answerOnce } from '../processes/run-apart.ts';
import { makePdf } from './make-pdf.ts';
import type { PdfOrder } from './make-pdf-apart.ts';

answerOnce((order) => {
  const { definition, footer } = order as PdfOrder;
  return makePdf({
    ...definition,
    footer: (page: number, pages: number) => ({
      columns: [footer, { text: `${page} / ${pages}`, alignment: 'right', width: 60 }],
      margin: [40, 12, 40, 0],
      fontSize: 8,
      color: '#666666',
    }),
  });
});
