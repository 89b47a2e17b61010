import { drawnMark } from '../../../domain/drawn-marks.ts';

const catalogId = 1;
const pagesId = 2;
const infoId = 3;
const header = Buffer.from('%PDF-1.4\n%\xd3\xeb\xe9\xe1\n', 'latin1');

/**
 * One PDF of the pages of several that `printCard` made, in chunks: each part is written with new object numbers as it comes, so
 * that only one is in memory, and followed by a comment that counts it. A part with an odd number of pages gets an empty one, so that
 * the next begins on a sheet of its own.
 */
export async function* joinPdfs(parts: AsyncIterable<Uint8Array>, title: string): AsyncGenerator<Uint8Array> {
  const offsets = new Map<number, number>();
  const kids: number[] = [];
  let written = 0;
  let lastId = infoId;
  let drawn = 0;
  const count = (chunk: Buffer): Buffer => {
    written += chunk.length;
    return chunk;
  };
  const object = (id: number, body: string, stream?: Buffer): Buffer => {
    offsets.set(id, written);
    const chunks = [
      Buffer.from(`${id} 0 obj\n${body}`, 'latin1'),
      stream ?? Buffer.alloc(0),
      Buffer.from('\nendobj\n'),
    ];
    return count(Buffer.concat(chunks));
  };
  yield count(header);
  for await (const part of parts) {
    const { objects, pages, leftOut } = readPdf(part);
    const ids = new Map([...objects.keys()].filter((id) => !leftOut.has(id)).map((id) => [id, ++lastId]));
    kids.push(...pages.map((id) => ids.get(id) ?? 0));
    for (const [id, { dictionary, stream }] of objects) {
      const own = ids.get(id);
      if (own === undefined) continue;
      const body = dictionary.replace(reference, (_, old: string) => `${ids.get(Number(old)) ?? pagesId} 0 R`);
      yield object(own, body, stream);
    }
    if (pages.length % 2 === 1) {
      const size = mediaBox.exec(objects.get(pages.at(-1) ?? 0)?.dictionary ?? '')?.[0] ?? '';
      kids.push(++lastId);
      yield object(lastId, `<</Type /Page /Parent ${pagesId} 0 R /Resources <<>> ${size}>>`);
    }
    drawn += 1;
    yield count(Buffer.from(drawnMark(drawn), 'latin1'));
  }
  const references = kids.map((id) => `${id} 0 R`).join(' ');
  yield object(pagesId, `<</Type /Pages /Count ${kids.length} /Kids [${references}]>>`);
  const preferences = '/ViewerPreferences <</DisplayDocTitle true /Duplex /DuplexFlipShortEdge>>';
  yield object(catalogId, `<</Type /Catalog /Pages ${pagesId} 0 R ${preferences}>>`);
  yield object(infoId, `<</Title <${hexText(title)}> /Creator (Fondly)>>`);
  const xref = written;
  const rows = Array.from({ length: lastId }, (_, at) => `${String(offsets.get(at + 1)).padStart(10, '0')} 00000 n \n`);
  const trailer = `trailer\n<</Size ${lastId + 1} /Root ${catalogId} 0 R /Info ${infoId} 0 R>>`;
  yield Buffer.from(
    `xref\n0 ${lastId + 1}\n0000000000 65535 f \n${rows.join('')}${trailer}\nstartxref\n${xref}\n%%EOF\n`,
  );
}

const mediaBox = /\/MediaBox \[[^\]]*\]/;
const reference = /\b(\d+) 0 R\b/g;

type PdfObject = { dictionary: string; stream: Buffer | undefined };
type Pdf = {
  objects: Map<number, PdfObject>;
  pages: number[];
  /** The page tree, the catalogue and the document's title, which the joined document has of its own. */
  leftOut: Set<number>;
};

/** Reads a PDF as Skia writes it: objects of generation 0 in plain tables, the newest version of each. */
function readPdf(bytes: Uint8Array): Pdf {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const places = new Map<number, number>();
  const ends: number[] = [];
  let root = 0;
  let info = 0;
  let table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1', pdf.length - 64))?.[1]);
  while (Number.isInteger(table)) {
    ends.push(table);
    const text = pdf.toString('latin1', table, pdf.indexOf('startxref', table));
    const [rows = '', trailer = ''] = text.split('trailer');
    let id = 0;
    for (const row of rows.split('\n').slice(1)) {
      const [first = '', , kind] = row.trim().split(' ');
      if (first === '') continue;
      if (kind === undefined) id = Number(first);
      else {
        if (kind === 'n') ends.push(Number(first));
        if (kind === 'n' && !places.has(id)) places.set(id, Number(first));
        id += 1;
      }
    }
    root ||= referenceIn(trailer, 'Root');
    info ||= referenceIn(trailer, 'Info');
    table = Number(/\/Prev (\d+)/.exec(trailer)?.[1] ?? Number.NaN);
  }
  ends.sort((a, b) => a - b);
  const objects = new Map<number, PdfObject>();
  for (const [id, offset] of places) {
    const end = ends.find((each) => each > offset) ?? pdf.length;
    objects.set(id, readObject(pdf.subarray(offset, end)));
  }
  const leftOut = new Set([root, info]);
  const pages: number[] = [];
  const walk = (id: number): void => {
    const { dictionary } = objects.get(id) ?? { dictionary: '' };
    if (!/\/Type \/Pages\b/.test(dictionary)) {
      pages.push(id);
      return;
    }
    leftOut.add(id);
    for (const [, kid] of (/\/Kids \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '').matchAll(reference)) walk(Number(kid));
  };
  walk(referenceIn(objects.get(root)?.dictionary ?? '', 'Pages'));
  return { objects, pages, leftOut };
}

function readObject(bytes: Buffer): PdfObject {
  const start = bytes.indexOf('obj') + 'obj\n'.length;
  const end = bytes.lastIndexOf('endobj');
  const stream = bytes.indexOf('stream\n', start);
  const isStream = stream !== -1 && stream < end;
  return {
    dictionary: bytes.toString('latin1', start, isStream ? stream : end).trimEnd(),
    stream: isStream ? Buffer.concat([Buffer.from(' '), bytes.subarray(stream, end)]) : undefined,
  };
}

function referenceIn(dictionary: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? 0);
}

/** UTF-16 with its mark, as PDF writes texts beyond Latin. */
function hexText(text: string): string {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
}
