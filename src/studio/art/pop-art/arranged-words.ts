import type { Box, Point } from '../core/geometry.ts';
import { speechBubblePath } from '../motifs/speech-bubble.ts';
import type { Inks } from '../separations/inks.ts';
import type { LetteringLook } from '../separations/lettering.ts';
import { rectPath } from '../separations/paths.ts';
import { mainBox, type PrintKit } from '../separations/print-arrangement.ts';
import { bandLook, captionLook, shoutLook, speechLook } from './pop-lettering.ts';

/** How much a plate reaches beyond its words. */
const roomX = 0.045;
const roomY = 0.06;

/** Prints the plate of the words, and returns how they are lettered. */
export function layPopWords(kit: PrintKit): LetteringLook {
  const { rng, arrangement, request, quiet } = kit;
  const { name, textArea } = arrangement;
  const choice = rng.fork('words');
  if (textArea === null || !request.heading?.trim()) return captionLook;
  if (quiet) {
    layPlate(kit, textArea.box, {}, 5, false);
    return captionLook;
  }
  if (name === 'wreath') return { ...speechLook(choice), outline: 0.07, mostLines: 3 };
  if (name === 'lettering' || name === 'hero' || name === 'numeral' || name === 'crop') return shoutLook(choice);
  if (name === 'scene' && isAbove(kit, textArea.box) && choice.chance(0.7)) {
    layBubble(kit, textArea.box);
    return speechLook(choice);
  }
  const fill = kit.greys ? {} : choice.pick<Inks>([{ light: 1 }, { main: 1 }, { second: 1 }, {}]);
  layPlate(kit, textArea.box, fill, 9, true);
  return bandLook({}, 'light' in fill ? {} : { light: 1 }, 3);
}

function grown([left, top, right, bottom]: Box, { arrangement: { width, height } }: PrintKit): Box {
  const margin = Math.min(width, height) * 0.045;
  return [
    Math.max(margin, left - width * roomX),
    Math.max(margin, top - height * roomY * 0.6),
    Math.min(width - margin, right + width * roomX),
    Math.min(height - margin, bottom + height * roomY * 0.6),
  ];
}

function layPlate(kit: PrintKit, area: Box, fill: Inks, line: number, shadowed: boolean): void {
  const { press } = kit;
  const plate = rectPath(...grown(area, kit));
  if (shadowed) press.at([13, 15], () => press.fill(plate, { key: 1 }));
  press.fill(plate, fill, { line });
}

/** Whether the words are higher than the subject. */
const isAbove = (kit: PrintKit, [, top, , bottom]: Box): boolean => (top + bottom) / 2 < mainBox(kit)[1];

/** The subject says the words. */
function layBubble(kit: PrintKit, area: Box): void {
  const { press, rng } = kit;
  const bubble = grown(area, kit);
  const [left, top, right] = mainBox(kit);
  const tip: Point = [(left + right) / 2, Math.max(bubble[3] + 24, Math.min(top + 30, bubble[3] + 80))];
  const path = speechBubblePath(bubble, tip, rng.fork('bubble').pick(['round', 'square'] as const));
  press.at([13, 15], () => press.fill(path, { key: 1 }));
  press.fill(path, {}, { line: 9 });
}
