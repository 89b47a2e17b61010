import { oklch } from '../../core/colour.ts';
import { ellipse, roundedPath } from '../../flat/paths.ts';
import type { Pen } from '../../flat/pen.ts';
import type { Pose } from './animal.ts';
import { cheekPink, eyeInk } from './cast.ts';

const beak = oklch(0.78, 0.15, 65);

/** Eyes, cheeks, nose and mouth; the chin is the origin. */
export function drawFace(pen: Pen, { kind, coat, asleep = false }: Pose): void {
  for (const side of [-1, 1]) {
    const x = side * 44;
    const line = kind === 'panda' ? coat.pale : eyeInk;
    if (asleep) {
      pen.line(`M${x - 13} -50Q${x} -38 ${x + 13} -50`, line, 4.5);
    } else {
      if (kind === 'panda') pen.fill(ellipse(x, -52, 13, 16), coat.pale);
      pen.fill(ellipse(x, -52, 10.5, 13.5), eyeInk);
      pen.fill(ellipse(x + 3.5, -57, 4.2), [1, 1, 1]);
      pen.fill(ellipse(x - 3.5, -46.5, 2), [1, 1, 1]);
    }
    pen.fill(ellipse(side * 70, -28, 21, 14), cheekPink, {
      shadesOnly: true,
      shades: [{ kind: 'radial', centre: [side * 70, -28], radius: 21, colour: cheekPink, alpha: 0.85 }],
    });
  }
  if (kind === 'penguin') {
    pen.fill(roundedPath([-16, -46, 0, -52, 16, -46, 0, -27], 0.55), beak, { volume: 0.5 });
    return;
  }
  pen.fill(roundedPath([-11, -45, 0, -47.5, 11, -45, 0, -33], 0.56), coat.nose);
  pen.line('M0 -34V-26M-15 -26Q-7 -15 0 -26Q7 -15 15 -26', eyeInk, 3.6);
  if (kind !== 'cat') return;
  for (const side of [-1, 1]) {
    for (const k of [-1, 1]) pen.line(`M${side * 58} ${-26 + k * 5}L${side * 100} ${-28 + k * 12}`, coat.pale, 2.4);
  }
}
