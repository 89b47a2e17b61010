import type { Box } from '../core/geometry.ts';
import { speechBubblePath } from '../motifs/speech-bubble.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawBorder } from './pop-grounds.ts';
import { speechLook } from './pop-lettering.ts';

/** The place fills the sheet and somebody says the words: the subject, or the visitor beside it. */
export function composeSpeech(context: CardContext): Composed {
  const { press, rng, width, height, setting, season, visitor } = context;
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const side = rng.pick([-1, 1] as const);
  drawBackdrop(setting, {
    press,
    rng: rng.fork('backdrop'),
    box: [0, 0, width, height],
    horizon: tall ? 0.7 : 0.66,
    season,
    outline: 6,
    keepClear: [width * 0.05, height * 0.03, width * 0.95, height * 0.5],
    strength: 1,
  });
  const bubble: Box = wide
    ? side > 0
      ? [width * 0.05, height * 0.09, width * 0.52, height * 0.56]
      : [width * 0.48, height * 0.09, width * 0.95, height * 0.56]
    : [width * 0.07, height * (tall ? 0.09 : 0.05), width * 0.93, height * (tall ? 0.36 : 0.41)];
  const x = wide ? width * (side > 0 ? 0.74 : 0.26) : width * (side > 0 ? 0.57 : 0.43);
  const foot = height - (tall ? 140 : 54);
  const reach = wide ? width * 0.21 : width * 0.36;
  const speaksFrom = visitor === null ? x : wide ? x - side * reach * 1.1 : width * (side > 0 ? 0.16 : 0.84);
  const tip: readonly [number, number] = [speaksFrom + (wide ? -side * reach * 0.3 : 0), bubble[3] + height * 0.065];
  const path = speechBubblePath(bubble, tip, rng.chance(0.5) ? 'round' : 'square');
  if (context.heading !== null) {
    press.at([13, 15], () => press.fill(path, { key: 1 }));
    press.fill(path, {}, { line: 9 });
  }
  const top =
    context.heading === null ? height * 0.14 : wide ? height * 0.16 : bubble[3] + height * (tall ? 0.08 : 0.055);
  drawSubject(context, context.subject, [x - reach, top, x + reach, foot]);
  drawBorder(press, width, height);
  const [w, h] = [(bubble[2] - bubble[0]) * 0.085, (bubble[3] - bubble[1]) * 0.12];
  return {
    textArea: [bubble[0] + w, bubble[1] + h, bubble[2] - w, bubble[3] - h],
    look: speechLook(rng.fork('look')),
    perch: { x: speaksFrom, y: foot, size: Math.min(width, height) * 0.1, facing: side },
  };
}
