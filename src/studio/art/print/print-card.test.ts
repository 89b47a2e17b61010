import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hostileWords } from '../../../../tests/app/hostile-words.ts';
import { readPdf } from '../../../../tests/pdf/read-pdf.ts';
import { engineVersion } from '../engine-version.ts';
import { writeByHand } from '../text/write-by-hand.ts';
import { printCard } from './print-card.ts';
import type { PrintRequest } from './print-request.ts';
import { layOutSheet } from './print-sheet.ts';

const settings = {
  category: 'text',
  artStyle: 'Minimal & Modern',
  colorPalette: 'Pastel',
  visualDetail: 'Minimal',
  includeCharacters: false,
  sceneSetting: 'Nature',
} as const;
const card: PrintRequest = {
  paper: 'letter',
  language: 'en',
  title: 'Happy Birthday, Łukasz',
  message: 'Wishing you a day filled with laughter, and far too much cake.',
  senderName: 'Eleanor',
  signature: null,
  entries: [],
  front: {
    kind: 'drawn',
    request: {
      kind: 'text',
      category: 'birthday',
      settings,
      title: 'Happy Birthday',
      message: 'Hurrah.',
      seed: '1',
      size: '1024x1024',
    },
  },
  hint: 'Print at 100 %.',
};
const illustration = (size: '1024x1024' | '1792x1024'): PrintRequest['front'] => ({
  kind: 'drawn',
  request: {
    kind: 'illustration',
    category: 'birthday',
    settings: { ...settings, category: 'AIgen' },
    heading: 'Happy Birthday',
    prompt: '',
    seed: '1',
    size,
  },
});
const print = async (changes: Partial<PrintRequest> = {}) =>
  Buffer.from(await printCard({ ...card, ...changes }, () => {})).toString('latin1');

/** The latest version of each object, found through the cross-reference tables. */
function readObjects(pdf: string): Map<number, string> {
  const objects = new Map<number, string>();
  let table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf)?.[1]);
  while (Number.isFinite(table)) {
    const text = pdf.slice(table, pdf.indexOf('startxref', table));
    expect(text.startsWith('xref')).toBe(true);
    let id = 0;
    for (const line of text.slice(4, text.indexOf('trailer')).trim().split(/\r?\n/)) {
      const [first = 0, second = 0] = line.trim().split(/\s+/).map(Number);
      if (line.trim().split(/\s+/).length === 2) id = first;
      else {
        const offset = first;
        if (!objects.has(id) && line.includes('n')) {
          expect(pdf.startsWith(`${id} 0 obj`, offset)).toBe(true);
          objects.set(id, pdf.slice(offset, pdf.indexOf('endobj', offset)));
        }
        id += 1 + second * 0;
      }
    }
    table = Number(/\/Prev (\d+)/.exec(text)?.[1] ?? Number.NaN);
  }
  return objects;
}

const numbersOf = (text: string, name: string) =>
  new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text)?.[1]?.trim().split(/\s+/).map(Number);

test('two pages of exact size contain the trim and bleed boxes', async () => {
  const objects = [...readObjects(await print()).values()];
  const pages = objects.filter((object) => /\/Type \/Page\s/.test(object));
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(numbersOf(page, 'MediaBox')).toEqual([0, 0, 792, 612]);
    expect(numbersOf(page, 'TrimBox')).toEqual([36, 54, 756, 558]);
    expect(numbersOf(page, 'BleedBox')).toEqual([27, 45, 765, 567]);
  }
});

test.each([
  ['en', 'Made with love by Eleanor · Fondly', 'Made with love · Fondly'],
  ['de', 'Mit Liebe gemacht von Eleanor · Fondly', 'Mit Liebe gemacht · Fondly'],
  ['pl', 'Z sercem przygotowuje Eleanor · Fondly', 'Przygotowana z sercem · Fondly'],
] as const)(
  'the back is in the language of the card, the hint in that of the printer (%s)',
  async (language, by, made) => {
    const hint = 'Mit 100 % drucken, dann schneiden und falten.';
    const textsOf = async (changes: Partial<PrintRequest>) => {
      const { pages } = await readPdf(await printCard({ ...card, language, hint, ...changes }, () => {}));
      return pages[0]?.texts.map(({ text }) => text);
    };
    expect(await textsOf({})).toEqual(expect.arrayContaining([by, hint]));
    expect(await textsOf({ senderName: null })).toContain(made);
  },
);

test('the fonts are embedded with the meaning of each glyph', async () => {
  const objects = [...readObjects(await print({ message: 'عيد ميلاد سعيد يا Anna 🎂' })).values()];
  const fonts = objects.filter((object) => /\/Type \/Font\s/.test(object));
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) {
    expect(font).toMatch(/\/CharProcs|\/FontFile|\/DescendantFonts|\/FontDescriptor/);
    expect(font).toContain('/ToUnicode');
  }
});

const pixelsOf = (pdf: string) => {
  const image = [...readObjects(pdf).values()].find((object) => object.includes('/Subtype /Image')) ?? '';
  expect(image).toContain('/DCTDecode');
  return [Number(/\/Width (\d+)/.exec(image)?.[1]), Number(/\/Height (\d+)/.exec(image)?.[1])];
};

test('a text card fills the front and its bleed at 300 dpi', async () => {
  expect(pixelsOf(await print())).toEqual([5.25 * 300, 7.25 * 300]);
});

test.each(['1024x1024', '1792x1024'] as const)('a scene of %s has at least 300 pixels to the inch', async (size) => {
  const [width = 0, height = 0] = pixelsOf(await print({ front: illustration(size) }));
  const [nativeWidth, nativeHeight] = size.split('x').map(Number) as [number, number];
  expect(Math.abs(width / height - nativeWidth / nativeHeight)).toBeLessThan(0.01);
  expect(width).toBeGreaterThan(size === '1024x1024' ? 4.2 * 300 : 6.2 * 300);
});

test('enlarges a stored picture of any size, and prints words of any length', async () => {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#6688aa' } })
    .jpeg()
    .toBuffer();
  const front = { kind: 'stored', jpeg } as const;
  expect(pixelsOf(await print({ front, title: '', message: '', senderName: null }))[0]).toBeGreaterThan(5.5 * 300);
  await print({ front, message: 'kindness and laughter '.repeat(100), title: '👨‍👩‍👧‍👦'.repeat(20) });
}, 60_000);

test.each(['a4', 'letter'] as const)('the whole card lies on %s, its two sides exactly behind each other', (paper) => {
  for (const shape of ['upright', 'wide'] as const) {
    const { page, trim, front, back, inside } = layOutSheet(paper, shape);
    expect(trim.left).toBeCloseTo(page.width - trim.left - trim.width);
    expect(trim.top).toBeCloseTo(page.height - trim.top - trim.height);
    expect(Math.min(trim.left, trim.top)).toBeGreaterThan(17);
    expect([front.width, front.height].sort((a, b) => a - b)).toEqual([360, 504]);
    expect(inside).toEqual(front);
    expect(back.left + back.top).toBeLessThan(front.left + front.top);
  }
});

const signed = (name: string) => ({ closing: 'All my love,', name, ink: writeByHand(name, 'pen')! });
const pagesOf = (pdf: string) => [...readObjects(pdf).values()].filter((object) => /\/Type \/Page\s/.test(object));

test('the signature and the entries are on the inside, and on extra sheets', async () => {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#6688aa' } })
    .jpeg()
    .toBuffer();
  const entry = { name: 'Tom', message: 'Well done, and see you on Sunday.', ink: writeByHand('Tom', 'pen'), photo };
  const few = await print({ signature: signed('Nell'), entries: [entry, { ...entry, ink: null, photo: null }] });
  expect(pagesOf(few)).toHaveLength(2);
  expect(few.length).toBeGreaterThan((await print()).length + 3000);
  const long = { ...entry, photo: null, message: 'W'.repeat(500) };
  const many = await print({ entries: Array.from({ length: 60 }, () => long) });
  expect(pagesOf(many).length).toBeGreaterThan(6);
  for (const page of pagesOf(many)) expect(page).toContain('/TrimBox');
}, 60_000);

test('hostile text is printed as text', async () => {
  const entries = hostileWords.map((words) => ({ name: words, message: words, ink: null, photo: null }));
  // Front, inside, and one sheet to lay in.
  for (const closing of hostileWords.slice(0, 3))
    expect(pagesOf(await print({ signature: { ...signed('Nell'), closing }, entries }))).toHaveLength(3);
}, 60_000);

// If these pixels change, raise the engine version: pictures of the old one are then enlarged, not drawn again.
test('the engine has a version', () => {
  expect(engineVersion).toBeGreaterThan(0);
});
