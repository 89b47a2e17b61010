import type { Strokes } from '../../contract/ink.ts';
import { inkLimits } from '../../contract/ink-limits.ts';
import { penLine } from '../../domain/pen-line.ts';

export const padBox = { width: 600, height: 200 } as const;
/** For fingers and mice, which report no pressure. */
const unknownPressure = 0.5;

/**
 * Draws what a pen, finger or mouse writes into an SVG with the view box of `padBox`, and reports the lines after each
 * one ends. Lines beyond the contract's limits are not drawn.
 */
export function attachPenPad(pad: SVGSVGElement, onChange: (strokes: Strokes) => void) {
  const path = pad.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  path.setAttribute('fill', 'currentColor');
  let strokes: Strokes = [];
  let pen: number | null = null;
  const draw = () => path.setAttribute('d', penLine(strokes));
  const pointsLeft = () => inkLimits.points - strokes.reduce((sum, line) => sum + line.length, 0);
  const add = (event: PointerEvent) => {
    const line = strokes.at(-1);
    if (!line || line.length >= inkLimits.pointsPerStroke || pointsLeft() <= 0) return;
    const box = pad.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * padBox.width;
    const y = ((event.clientY - box.top) / box.height) * padBox.height;
    const pressure = event.pointerType === 'pen' ? event.pressure : unknownPressure;
    line.push([within(x, padBox.width), within(y, padBox.height), Math.round(pressure * 100) / 100]);
  };
  const start = (event: PointerEvent) => {
    if (pen !== null || event.button !== 0 || strokes.length >= inkLimits.strokes || pointsLeft() <= 0) return;
    event.preventDefault();
    pen = event.pointerId;
    pad.setPointerCapture(pen);
    strokes.push([]);
    add(event);
    draw();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pen) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) add(each);
    draw();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pen) return;
    pen = null;
    onChange(strokes);
  };
  pad.addEventListener('pointerdown', start);
  pad.addEventListener('pointermove', move);
  pad.addEventListener('pointerup', end);
  pad.addEventListener('pointercancel', end);
  return {
    clear: () => {
      strokes = [];
      draw();
      onChange(strokes);
    },
    detach: () => {
      pad.removeEventListener('pointerdown', start);
      pad.removeEventListener('pointermove', move);
      pad.removeEventListener('pointerup', end);
      pad.removeEventListener('pointercancel', end);
      path.remove();
    },
  };
}

function within(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(0, value)) * 10) / 10;
}
