import { expect, test } from 'vitest';
import { readPdf } from '../../../../tests/pdf/read-pdf.ts';
import { writeByHand } from '../text/write-by-hand.ts';
import { joinPdfs } from './join-pdfs.ts';
import { printCard } from './print-card.ts';
import type { PrintEntry, PrintRequest } from './print-request.ts';

const settings = {
  category: 'text',
  artStyle: 'Minimal & Modern',
  colorPalette: 'Pastel',
  visualDetail: 'Minimal',
  includeCharacters: false,
  sceneSetting: 'Nature',
} as const;
const card = (message: string, size: '1024x1024' | '1792x1024', entries: readonly PrintEntry[] = []): PrintRequest => ({
  paper: 'a4',
  language: 'en',
  title: 'Merry Christmas',
  message,
  senderName: 'Eleanor',
  signature: null,
  entries,
  front: {
    kind: 'drawn',
    request: { kind: 'text', category: 'christmas', settings, title: 'Merry Christmas', message, seed: message, size },
  },
  hint: 'Print at 100 %.',
});

async function join(requests: readonly PrintRequest[], title: string): Promise<Buffer> {
  async function* parts() {
    for (const request of requests) yield await printCard(request, () => {});
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of joinPdfs(parts(), title)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const entry = { name: 'Tom', message: 'See you soon. '.repeat(30), ink: writeByHand('Tom', 'pen'), photo: null };

test('all cards are in one PDF, the outside of each on the front of a sheet and its inside behind', async () => {
  const many = Array.from({ length: 30 }, () => entry);
  // Its entries need an odd number of pages.
  const odd = await readPdf(await printCard(card('Alone', '1024x1024', many), () => {}));
  expect(odd.pages.length % 2).toBe(1);
  const requests = [card('First', '1024x1024'), card('Second', '1024x1024', many), card('Third', '1792x1024')];
  const pdf = await join(requests, 'Größe 日本');
  const { title, pages } = await readPdf(pdf);
  expect(title).toBe('Größe 日本');
  const said = pages.map(({ texts }) => texts.map(({ text }) => text).join(''));
  expect(pages).toHaveLength(2 + (odd.pages.length + 1) + 2);
  for (const [word, sheet] of [
    ['First', 0],
    ['Second', 1],
    ['Third', (odd.pages.length + 3) / 2],
  ] as const) {
    expect(said[2 * sheet]).toContain('Print at 100 %');
    expect(said[2 * sheet + 1]).toContain(word);
  }
  expect(said.at(-3)).toBe('');
  const sizes = pages.map(({ width, height }) => (width > height ? 'wide' : 'upright'));
  expect(new Set(sizes.slice(0, -2))).toEqual(new Set(['wide']));
  expect(sizes.slice(-2)).toEqual(['upright', 'upright']);
  const source = pdf.toString('latin1');
  expect(source.match(/\/TrimBox/g)).toHaveLength(odd.pages.length + 4);
  expect(source.match(/\/DCTDecode/g)).toHaveLength(3);
  expect(source).toContain('/DuplexFlipShortEdge');
}, 60_000);

test('each object is where the table says, and refers to objects that exist', async () => {
  const pdf = (await join([card('First', '1024x1024'), card('Second', '1024x1024', [entry])], 'Cards')).toString(
    'latin1',
  );
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  const rows = pdf.slice(table).match(/^\d{10} 00000 n $/gm) ?? [];
  expect(rows.length).toBeGreaterThan(10);
  for (const [index, row] of rows.entries()) {
    const offset = Number(row.slice(0, 10));
    expect(pdf.startsWith(`${index + 1} 0 obj\n`, offset)).toBe(true);
    const object = pdf.slice(offset, pdf.indexOf('endobj', offset));
    const dictionary = object.split('stream\n')[0] ?? '';
    for (const [, id] of dictionary.matchAll(/\b(\d+) 0 R\b/g)) expect(Number(id)).toBeLessThanOrEqual(rows.length);
  }
}, 60_000);
