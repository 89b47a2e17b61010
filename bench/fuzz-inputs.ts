import { cardParts, cellParts } from './fuzz-parts.ts';
import { fuzzSeeds } from './fuzz-seeds.ts';

type Random = (below: number) => number;

const seeds = fuzzSeeds();

/** One input, the same for the same numbers: parts thrown together, or a real file with a few damages. */
export function inventInput(seed: number, at: number): { isTable: boolean; bytes: Buffer } {
  const random = generator(Math.imul(seed, 0x9e3779b1) ^ at);
  const isTable = at % 2 === 0;
  const isDamaged = at % 4 >= 2;
  const start = isTable ? '' : `BEGIN:VCARD\r\nVERSION:${pick(random, ['2.1', '3.0', '4.0'])}\r\n`;
  const text = isDamaged
    ? damaged(random, pick(random, isTable ? seeds.tables : seeds.cards), isTable)
    : thrownTogether(random, start, partsOf(isTable));
  return { isTable, bytes: encoded(random, text) };
}

function partsOf(isTable: boolean): string[] {
  return isTable ? cellParts : cardParts;
}

function thrownTogether(random: Random, start: string, parts: string[]): string {
  let text = start;
  const repeated = random(50) === 0 ? 200 : 1;
  for (let left = random(40); left > 0; left -= 1) {
    const part = random(12) === 0 ? String.fromCharCode(random(256)) : pick(random, parts);
    text += part.repeat(1 + random(repeated));
  }
  return text;
}

/** A file that someone cut, glued, edited by hand or sent through the wrong program. */
function damaged(random: Random, file: string, isTable: boolean): string {
  let text = file;
  for (let left = 1 + random(6); left > 0; left -= 1) {
    const at = random(text.length + 1);
    const end = Math.min(text.length, at + random(60));
    const damages = [
      () => text.slice(0, at) + pick(random, partsOf(isTable)) + text.slice(at),
      () => text.slice(0, at) + text.slice(end),
      () => text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + 1),
      () => text.slice(0, end) + text.slice(at, end).repeat(random(20)) + text.slice(end),
      () => text.slice(0, at),
      () => text + pick(random, isTable ? seeds.tables : seeds.cards).slice(random(200)),
      () => `${text.slice(0, at)}\r\n ${text.slice(at)}`,
      () => `${text.slice(0, at)}=\r\n${text.slice(at)}`,
      () => text.replaceAll(/\r*\n/g, pick(random, ['\n', '\r\n', '\r', '\r\r\n'])),
      () => text.replaceAll(/[,;\t]/g, pick(random, [',', ';', '\t', '|'])),
      () => text.replaceAll(/VERSION:.../g, `VERSION:${pick(random, ['2.1', '3.0', '4.0', '9'])}`),
      () => shuffledLines(random, text),
    ];
    text = pick(random, damages)();
  }
  return text;
}

function shuffledLines(random: Random, text: string): string {
  const lines = text.split('\n');
  const [from, to] = [random(lines.length), random(lines.length)];
  const moved = lines[from] ?? '';
  lines[from] = lines[to] ?? '';
  lines[to] = moved;
  return lines.join('\n');
}

function encoded(random: Random, text: string): Buffer {
  const way = random(40);
  if (way < 2) return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (way === 2) return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  if (way === 3) return Buffer.from(`\ufeff${text}`, 'utf8');
  return Buffer.from(text, way % 2 === 0 ? 'latin1' : 'utf8');
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** mulberry32, so that an input can be made again from its number. */
function generator(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
