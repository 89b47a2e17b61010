import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a page: where its baseline begins, in millimetres from the upper left corner. */
export type PdfText = { text: string; left: number; baseline: number; width: number; sizePt: number };
export type PdfPage = { width: number; height: number; texts: PdfText[] };
export type ReadPdf = { title: string; pages: PdfPage[] };

const millimetres = (points: number): number => (points / 72) * 25.4;

/** Reads a PDF with another program's eyes (pdf.js): page sizes in millimetres and every run of text where it stands. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes the bytes away from the caller, and warns of fonts it would need to draw.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { width, height } = page.getViewport({ scale: 1 });
    const texts: PdfText[] = [];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
      texts.push({
        text: item.str,
        left: millimetres(x),
        baseline: millimetres(height - y),
        width: millimetres(item.width),
        sizePt: Math.hypot(a, b),
      });
    }
    pages.push({ width: millimetres(width), height: millimetres(height), texts });
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  return { title: String((info as { Title?: unknown }).Title ?? ''), pages };
}
