import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../tests/pdf/read-pdf.ts';
import { envelopes, recipientArea } from '../../../domain/labels.ts';
import { type PaperRequest, pageNumber } from './paper-request.ts';
import { printPaper } from './print-paper.ts';
import { isTooLong } from './set-address.ts';

const print = (request: PaperRequest) => readPdf(printPaper(request, () => {}));
const inch = 25.4;
/** The sheets as Avery publishes them, apart from the product's own table. */
const published = {
  l7160: {
    page: [210, 297],
    columns: 3,
    rows: 7,
    left: 7.2,
    top: 15.1,
    width: 63.5,
    height: 38.1,
    across: 66,
    down: 38.1,
  },
  '5160': {
    page: [8.5 * inch, 11 * inch],
    columns: 3,
    rows: 10,
    left: 0.19 * inch,
    top: 0.5 * inch,
    width: 2.63 * inch,
    height: inch,
    across: 2.75 * inch,
    down: inch,
  },
} as const;
const labels = (changes: Partial<Extract<PaperRequest, { kind: 'labels' }>> = {}): PaperRequest => ({
  kind: 'labels',
  title: 'Labels',
  sheet: 'l7160',
  from: 1,
  addresses: [['Ann', '1 High Street', 'LEEDS']],
  sender: [],
  ...changes,
});
const mostApart = 0.5;

test.each(['l7160', '5160'] as const)(
  'each label of %s lies within half a millimetre of the published one',
  async (sheet) => {
    const { page, columns, rows, left, top, width, height, across, down } = published[sheet];
    const addresses = Array.from({ length: columns * rows }, () => ['H']);
    const read = await print(labels({ sheet, addresses }));
    expect(read.pages).toHaveLength(1);
    const [first] = read.pages;
    if (!first) throw new Error('There is no page.');
    expect(Math.abs(first.width - page[0])).toBeLessThan(mostApart);
    expect(Math.abs(first.height - page[1])).toBeLessThan(mostApart);
    expect(first.texts).toHaveLength(columns * rows);
    const padding = 4;
    // The middle of a capital H above its baseline, as the font has it.
    const middleOfH = (0.7 * 11 * inch) / 72 / 2;
    let furthest = 0;
    for (const [index, text] of first.texts.entries()) {
      const expected = {
        left: left + (index % columns) * across + padding,
        middle: top + Math.floor(index / columns) * down + height / 2,
      };
      furthest = Math.max(
        furthest,
        Math.abs(text.left - expected.left),
        Math.abs(text.baseline - middleOfH - expected.middle),
      );
      expect(text.left + text.width).toBeLessThan(expected.left - padding + width);
    }
    expect(furthest).toBeLessThan(mostApart);
  },
);

test('a part-used sheet begins at its first free label and continues on the next', async () => {
  const addresses = Array.from({ length: 25 }, (_, at) => [`Nr. ${at + 1}`]);
  const read = await print(labels({ from: 5, addresses }));
  expect(read.pages.map(({ texts }) => texts.length)).toEqual([17, 8]);
  const [first, next] = read.pages.map(({ texts }) => texts[0]);
  expect(first?.left).toBeCloseTo(7.21 + 66.04 + 4, 1);
  expect(first?.baseline).toBeGreaterThan(15.15 + 38.1);
  expect(next?.left).toBeCloseTo(7.21 + 4, 1);
  expect(next?.baseline).toBeLessThan(15.15 + 38.1);
});

const long = Array.from({ length: 14 }, (_, at) => `Line ${at + 1} of an address ${'that never ends '.repeat(8)}`);

test('words never leave their label: they shrink, then their end is cut off', async () => {
  const addresses = [
    ['W'.repeat(300)],
    long,
    ['Ann', 'Flat 2, the Old Rectory behind the Church of Saint Bartholomew', 'LEEDS'],
  ];
  for (const sheet of ['l7160', '5160'] as const) {
    const { left, top, width, height, across } = published[sheet];
    const [page] = (await print(labels({ sheet, addresses, sender: ['Eleanor', long[0] ?? ''] }))).pages;
    for (const text of page?.texts ?? []) {
      const column = Math.floor((text.left - left) / across);
      const start = left + column * across;
      expect(text.left).toBeGreaterThan(start);
      expect(text.left + text.width).toBeLessThanOrEqual(start + width - 3.9);
      expect(text.baseline).toBeGreaterThan(top);
      expect(text.baseline).toBeLessThan(top + height - 1);
    }
    expect(Math.min(...(page?.texts ?? []).map(({ sizePt }) => sizePt))).toBeGreaterThan(4.4);
  }
  const context = createCanvas(10, 10).getContext('2d') as SKRSContext2D;
  expect(addresses.map((lines) => isTooLong(context, lines))).toEqual([true, true, false]);
});

test.each(['dl', 'c6', 'a7'] as const)(
  'an envelope %s has the address where machines read and stamps have room',
  async (size) => {
    const sender = ['Eleanor Whitfield', '5 Harbour Row', 'St Ives TR26 1AA'];
    const { pages } = await print({ kind: 'envelopes', title: 'E', size, sender, addresses: [['Ann', 'LEEDS'], long] });
    expect(pages).toHaveLength(2);
    const { page } = envelopes[size];
    const area = recipientArea(envelopes[size]);
    for (const { width, height, texts } of pages) {
      expect(Math.abs(width - page.width)).toBeLessThan(0.2);
      expect(Math.abs(height - page.height)).toBeLessThan(0.2);
      const addressed = texts.filter(({ left }) => left > area.left - 0.1);
      expect(addressed.length).toBeGreaterThan(1);
      for (const { left, width: wide, baseline } of addressed) {
        expect(left + wide).toBeLessThanOrEqual(page.width - 15 + 0.1);
        expect(baseline).toBeGreaterThan(Math.max(40, area.top));
        expect(baseline).toBeLessThan(page.height - 15.8);
      }
      for (const { left, width: wide, baseline } of texts.filter((text) => !addressed.includes(text))) {
        expect(left + wide).toBeLessThan(page.width - 74);
        expect(baseline).toBeLessThan(area.top);
      }
    }
  },
);

test('all scripts are text in the PDF, and Arabic begins on the right', async () => {
  const addresses = [
    ['〒150-0041', '東京都渋谷区', '山田太郎', 'JAPAN'],
    ['محمد علي', 'القاهرة', 'ÄGYPTEN'],
  ];
  const [page] = (await print(labels({ addresses }))).pages;
  const said = page?.texts.map(({ text }) => text).join('') ?? '';
  expect(said).toContain('東京都渋谷区');
  expect(said.replaceAll('\u0000', '')).toContain('GYPTEN');
  const second = page?.texts.filter(({ left }) => left > 73) ?? [];
  const end = Math.max(...second.map(({ left, width }) => left + width));
  expect(end).toBeCloseTo(7.21 + 66.04 + 63.5 - 4, 0);
  expect(Math.min(...second.map(({ left }) => left))).toBeGreaterThan(7.21 + 66.04 + 20);
});

test('the check list has everybody, with what is missing and what is too long', async () => {
  const recipients = Array.from({ length: 60 }, (_, at) => ({
    name: `Person ${at}`,
    lines: at === 7 ? [`Person ${at}`, ...long] : [`Person ${at}`, '1 High Street', 'LEEDS'],
    card: 'Merry Christmas',
    notes: at === 3 ? ['No postal code.'] : [],
  }));
  for (const paper of ['a4', 'letter'] as const) {
    const { pages } = await print({
      kind: 'checklist',
      title: 'Christmas',
      paper,
      recipients,
      counted: `60 Adressen, Seite ${pageNumber}`,
      tooLong: 'Too long for a label.',
    });
    const said = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    for (const { name } of recipients) expect(said).toContain(name);
    expect(said.match(/No postal code/g)).toHaveLength(1);
    expect(said.match(/Too long/g)).toHaveLength(1);
    for (const [at, { texts }] of pages.entries())
      expect(texts.map(({ text }) => text.trim()).join('')).toMatch(
        new RegExp(`60 ?Adressen, ?Seite ?${at + 1}(?!\\d)`),
      );
    for (const { height, texts } of pages) for (const { baseline } of texts) expect(baseline).toBeLessThan(height - 10);
  }
});
