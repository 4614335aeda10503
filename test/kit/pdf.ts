// What a PDF says, page by page.
import { PDFiumLibrary } from '@hyzyla/pdfium';

export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    return [...document.pages()].map((page) => page.getText());
  } finally {
    document.destroy();
    library.destroy();
  }
}
