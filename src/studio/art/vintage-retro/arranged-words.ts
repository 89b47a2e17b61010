import { type Box, ellipsePath } from '../core/geometry.ts';
import type { LetteringLook } from '../separations/lettering.ts';
import { plaquePath } from '../separations/paths.ts';
import type { PrintKit } from '../separations/print-arrangement.ts';
import { drawFleuron } from './frame.ts';
import { archedLook, captionLook, labelLook } from './vintage-lettering.ts';

/** Prints the label of the words, if any, and returns how they are lettered. */
export function layVintageWords(kit: PrintKit): LetteringLook {
  const { rng, arrangement, request, quiet } = kit;
  const { name, textArea, ground } = arrangement;
  const choice = rng.fork('words');
  if (textArea === null || !request.heading?.trim()) return captionLook(choice);
  const [left, top, right, bottom] = textArea.box;
  if (quiet) {
    layPlaque(kit, textArea.box);
    return captionLook(choice);
  }
  if (name === 'pattern' || name === 'letter-stack' || name === 'collage') {
    layPlaque(kit, textArea.box);
    return labelLook(choice);
  }
  if (name === 'border' || name === 'wreath') {
    if (bottom - top > 150)
      for (const y of [top - 20, bottom + 20])
        drawFleuron(kit.press, (left + right) / 2, y, (right - left) * 0.5, accentOf(kit));
    return labelLook(choice);
  }
  const arch = ground.kind === 'stage' && top < arrangement.height * 0.3 ? 0.06 : 0;
  return archedLook(choice, arch, 3);
}

const accentOf = ({ greys }: PrintKit) => (greys ? { key: 0.6 } : { main: 1 });

function layPlaque({ press, arrangement: { width, height } }: PrintKit, [left, top, right, bottom]: Box): void {
  const [dx, dy, margin] = [width * 0.045, height * 0.03, 52];
  const box: Box = [
    Math.max(margin, left - dx),
    Math.max(margin, top - dy),
    Math.min(width - margin, right + dx),
    Math.min(height - margin, bottom + dy),
  ];
  const bite = Math.min(40, (box[3] - box[1]) * 0.2);
  press.fill(plaquePath(box[0] + 9, box[1] + 11, box[2] + 9, box[3] + 11, bite), { key: 0.7 });
  press.fill(plaquePath(...box, bite), {}, { line: 5 });
  press.stroke(plaquePath(box[0] + 11, box[1] + 11, box[2] - 11, box[3] - 11, bite * 0.9), 1.8);
  for (const x of [box[0], box[2]]) press.fill(ellipsePath(x, (box[1] + box[3]) / 2, 9), { light: 1 }, { line: 3 });
}
