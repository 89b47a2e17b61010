import { clamp } from '../../core/colour.ts';
import type { Extent } from '../crop-to-cover.ts';
import { smoothstep } from '../smoothstep.ts';

/** At a pixel: how much of the picture, how much of its paper, and how dark the paper has turned. */
export type PrintEdge = (x: number, y: number) => { picture: number; paper: number; shade: number };

const inside = { picture: 1, paper: 1, shade: 0 };

/** The border of a print: rounded picture corners on pale paper; a deckled print lies on an album's card. */
export function printEdge({ width, height }: Extent, unit: number, deckled: boolean): PrintEdge {
  const margin = (deckled ? 62 : 46) * unit;
  const corner = 14 * unit;
  const tooth = 17 * unit;
  // Teeth in whole numbers along each side.
  const waveX = (Math.PI * Math.round(width / tooth)) / width;
  const waveY = (Math.PI * Math.round(height / tooth)) / height;
  return (x, y) => {
    const across = Math.min(x, width - 1 - x);
    const down = Math.min(y, height - 1 - y);
    const near = Math.min(across, down);
    if (near > margin + corner + 2) return inside;
    const rounded = across < margin + corner && down < margin + corner;
    const depth = rounded ? corner - Math.hypot(margin + corner - across, margin + corner - down) : near - margin;
    const shade = 0.035 * smoothstep(20 * unit, 0, near);
    if (!deckled) return { picture: smoothstep(-0.8, 0.8, depth), paper: 1, shade };
    const rim = 13 * unit + 5 * unit * Math.abs(Math.sin(across < down ? y * waveY : x * waveX));
    const paper = clamp(near - rim + 0.5);
    return { picture: smoothstep(-0.8, 0.8, depth), paper, shade: 0.05 * smoothstep(rim + 9 * unit, rim, near) };
  };
}
