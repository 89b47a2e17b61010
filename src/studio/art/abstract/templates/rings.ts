import { fullTurn } from '../../core/geometry.ts';
import { ellipse } from '../../flat/paths.ts';
import { puddle } from '../outlines.ts';
import type { Template } from './template.ts';

/** Puddles of ink in a ring, overlapping, with foil circles through them and the words inside. */
export const rings: Template = ({ pen, rng, colours, width, height, stamp, detailed, quiet }) => {
  const [cx, cy] = [width / 2, height / 2];
  const [rx, ry] = [width * 0.44, height * 0.44];
  const count = Math.round((detailed ? 13 : 10) * Math.sqrt((width * height) / (1024 * 1024)));
  const start = rng.next() * fullTurn;
  const tones = [...colours.inks, colours.inks[3]];
  for (let i = 0; i < count; i++) {
    const a = start + (i / count) * fullTurn + rng.between(-0.1, 0.1);
    const r = rng.between(78, 138);
    const [x, y] = [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
    pen.wash(
      puddle(rng, x, y, r, r * rng.between(0.92, 1.08), 0.035),
      tones[i % tones.length] ?? colours.deep,
      quiet ? 0.7 : 0.92,
    );
    if (i % 3 === 0)
      pen.foil(ellipse(x + rng.between(-24, 24), y + rng.between(-24, 24), r * rng.between(0.8, 1.12)), {
        lineWidth: 3,
      });
    if (i % 3 === 1) stamp(x, y, r * 0.36, i % 2 === 0 ? 'foil' : 'white');
    for (let k = 0; k < (detailed ? 7 : 3); k++) {
      const [dx, dy] = [rng.gaussian(60), rng.gaussian(60)];
      pen.foil(ellipse(x + dx + Math.cos(a) * 20, y + dy + Math.sin(a) * 20, rng.between(2, 6)));
    }
  }
  const calm = Math.min(rx, ry) - 150;
  const inner = Math.max(calm, 285);
  pen.mist([cx - inner * 1.2, cy - inner * 1.1, cx + inner * 1.2, cy + inner * 1.1], colours.paper, 0.96);
  stamp(cx, cy - 176, 30);
  const reach = Math.min(420, Math.max(256, rx - 188));
  return { textArea: [cx - reach, cy - 134, cx + reach, cy + 140], perch: [cx + 150, cy + 214] };
};
