// The process that makes one PDF of pages.
import { answerOnce } from '../processes/run-apart.ts';
import { writePagePdf, type PagePdfOrder } from './page-pdf.ts';

answerOnce((order) => writePagePdf(order as PagePdfOrder));
