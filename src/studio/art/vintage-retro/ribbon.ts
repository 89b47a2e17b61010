import type { Box } from '../core/geometry.ts';
import type { Inks } from '../separations/inks.ts';
import type { Press } from '../separations/press.ts';

/** A three-part ribbon whose face fills the box, arched by `rise`; its tails hang a little lower beside it. */
export function drawRibbon(
  press: Press,
  [left, top, right, bottom]: Box,
  rise: number,
  main: Inks,
  line: number,
): void {
  const middle = (left + right) / 2;
  const height = bottom - top - rise;
  const faceTop = top + rise;
  const fold = height * 0.28;
  const tail = height * 0.85;
  for (const side of [-1, 1]) {
    const x = side < 0 ? left : right;
    const inner = x - side * tail * 0.55;
    const outer = x + side * tail * 0.62;
    press.fill(
      `M${inner} ${faceTop + fold}L${outer} ${faceTop + fold - 4}L${outer - side * tail * 0.32} ${faceTop + fold + height / 2}L${outer} ${faceTop + fold + height - 2}L${inner} ${faceTop + fold + height}Z`,
      main,
      { line },
    );
    press.fill(
      `M${x} ${faceTop + height * 0.1}L${inner} ${faceTop + fold}V${faceTop + height + fold}L${x} ${faceTop + height}Z`,
      { ...main, key: 0.6 },
      { line },
    );
  }
  // A quadratic reaches half-way to its handle.
  const edge = (y: number, from: number, to: number): string => `M${from} ${y}Q${middle} ${y - rise * 2} ${to} ${y}`;
  press.fill(
    `${edge(faceTop, left, right)}V${faceTop + height}Q${middle} ${faceTop + height - rise * 2} ${left} ${faceTop + height}Z`,
    main,
    { line: line * 1.2 },
  );
  press.stroke(edge(faceTop + 11, left + 12, right - 12), 1.8);
  press.stroke(edge(faceTop + height - 11, left + 12, right - 12), 1.8);
}
