import { type PrintSheet, withBleed } from './print-sheet.ts';

const pageObject = /\n(\d+) 0 obj\n<<(\/Type \/Page\n(?:(?!endobj)[\s\S])*)>>\nendobj/g;

/**
 * Adds to each page where it is cut (TrimBox) and how far its colour reaches (BleedBox, both PDF 1.7, 14.11.2), which
 * Skia cannot write: an incremental update with new versions of the page objects.
 */
export function markPages(pdf: Uint8Array, sheet: PrintSheet): Uint8Array {
  const source = Buffer.from(pdf).toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1];
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(source)?.[1];
  if (!previous || !trailer) throw new Error('The PDF has no trailer.');
  const boxes = boxesOf(sheet);
  let added = source.endsWith('\n') ? '' : '\n';
  const places: string[] = [];
  for (const [, id, dictionary] of source.matchAll(pageObject)) {
    const offset = source.length + added.length;
    places.push(`${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
    added += `${id} 0 obj\n<<${dictionary}\n${boxes}>>\nendobj\n`;
  }
  if (places.length === 0) throw new Error('The PDF has no pages.');
  const xref = source.length + added.length;
  added += `xref\n${places.join('')}trailer\n<<${trailer}/Prev ${previous}>>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(source + added, 'latin1');
}

function boxesOf(sheet: PrintSheet): string {
  const box = (name: string, { left, top, width, height }: PrintSheet['trim']): string => {
    const bottom = sheet.page.height - top - height;
    const edges = [left, bottom, left + width, bottom + height].map((edge) => edge.toFixed(3));
    return `/${name} [${edges.join(' ')}]`;
  };
  return `${box('TrimBox', sheet.trim)}\n${box('BleedBox', withBleed(sheet.trim))}`;
}
