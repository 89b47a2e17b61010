import type { Backdrop } from './backdrop-sky.ts';
import { rectPath } from './paths.ts';

/** A papered wall above a table with a checked cloth, and a window to the side. */
export function drawParlour(backdrop: Backdrop): void {
  const { press, box, horizon, outline, groundOnly, strength } = backdrop;
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  const line = top + height * (horizon + 0.05);
  if (!groundOnly) drawWall(backdrop, line);
  press.fill(rectPath(left - 20, line, right + 20, bottom + 20), {}, { line: outline });
  const check = Math.max(width, height) / 22;
  press.clip(rectPath(left, line + outline, right, bottom), () => {
    let across = '';
    let down = '';
    for (let x = left - check / 2; x < right; x += check * 2) down += rectPath(x, line, x + check, bottom);
    for (let y = line + check * 0.4; y < bottom; y += check * 2) across += rectPath(left, y, right, y + check);
    press.fill(down, { main: 0.5 * strength }, { over: true });
    press.fill(across, { main: 0.5 * strength }, { over: true });
  });
  press.stroke(`M${left} ${line}H${right}`, Math.max(2, outline));
}

function drawWall(backdrop: Backdrop, line: number): void {
  const { press, rng, box, season, outline, keepClear, strength } = backdrop;
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  const night = season !== 'plain';
  press.fill(rectPath(left, top, right, bottom), night ? { second: 0.75 * strength } : { light: 0.5 * strength });
  const stripe = Math.max(width, height) / 17;
  let stripes = '';
  for (let x = left - stripe * 0.5; x < right; x += stripe * 2) stripes += rectPath(x, top, x + stripe, line);
  press.fill(
    stripes,
    night ? { second: 0.55 * strength, main: 0.1 * strength } : { main: 0.28 * strength, light: 0.2 * strength },
  );
  const pane = Math.min(width * 0.21, height * 0.24);
  const side = rng.pick([0.16, 0.84]);
  const [wx, wy] = [left + width * side, line - height * 0.3];
  const clear =
    keepClear === null || wy - pane * 0.75 > keepClear[3] || wx + pane < keepClear[0] || wx - pane > keepClear[2];
  if (clear) {
    const [l, t, r, b] = [wx - pane / 2, wy - pane * 0.7, wx + pane / 2, wy + pane * 0.7];
    press.fill(
      rectPath(l, t, r, b),
      {
        start: { second: 0.75 },
        end: { second: 0.15, light: 0.3 },
        along: { kind: 'linear', from: [0, t], to: [0, b] },
      },
      { line: outline },
    );
    press.stroke(`M${wx} ${t}V${b}M${l} ${wy}H${r}`, Math.max(3, outline), {});
    press.stroke(rectPath(l, t, r, b), Math.max(9, outline * 2.2), {});
    for (const k of [-1, 1])
      press.fill(
        `M${wx + k * pane * 0.2} ${t - 14}H${wx + k * pane * 0.74}V${b + 14}H${wx + k * pane * 0.5}Q${wx + k * pane * 0.48} ${wy + pane * 0.2} ${wx + k * pane * 0.2} ${t - 14}Z`,
        {
          start: { main: 0.85 * strength },
          end: { main: 0.5 * strength, key: 0.2 },
          along: { kind: 'linear', from: [wx, 0], to: [wx + k * pane * 0.7, 0] },
        },
        { line: outline * 0.8 },
      );
    press.stroke(`M${wx - pane * 0.84} ${t - 14}H${wx + pane * 0.84}`, Math.max(6, outline * 1.4));
  }
}
