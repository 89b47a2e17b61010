import svgpath from 'svgpath';

/**
 * Turns the rings of a path that fills by the evenodd rule so that the nonzero rule, the only one here, fills the same.
 * @param {string} path of M, L, C and Z
 */
export function windAsDrawn(path) {
  const rings = path.match(/M[^M]*/g) ?? [];
  const corners = rings.map(cornersOf);
  return rings
    .map((ring, at) => {
      const start = corners[at]?.[0] ?? [0, 0];
      const depth = corners.filter((other, i) => i !== at && contains(other, start)).length;
      return areaOf(corners[at] ?? []) > 0 === (depth % 2 === 0) ? ring : reversed(ring);
    })
    .join('');
}

/** @typedef {[number, number]} Corner */

/**
 * Points along a ring: the ends and two points of every curve.
 * @param {string} ring
 * @returns {Corner[]}
 */
function cornersOf(ring) {
  /** @type {Corner[]} */
  const corners = [];
  svgpath(ring).iterate(([command, ...n], _index, x, y) => {
    if (command === 'C') {
      const [ax, ay, bx, by, tx, ty] = /** @type {number[]} */ (n);
      for (const t of [0.33, 0.67, 1]) {
        const s = 1 - t;
        const along = (/** @type {(number | undefined)[]} */ [p, a = 0, b = 0, c = 0]) =>
          s ** 3 * (p ?? 0) + 3 * s * s * t * a + 3 * s * t * t * b + t ** 3 * c;
        corners.push([along([x, ax, bx, tx]), along([y, ay, by, ty])]);
      }
    } else if (n.length === 2) corners.push(/** @type {Corner} */ (n));
  });
  return corners;
}

/** @param {Corner[]} corners */
function areaOf(corners) {
  return corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
}

/**
 * @param {Corner[]} corners
 * @param {Corner} point
 */
function contains(corners, [px, py]) {
  let isInside = false;
  for (const [i, [x, y]] of corners.entries()) {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0];
    if (y > py !== ny > py && px < ((nx - x) * (py - y)) / (ny - y) + x) isInside = !isInside;
  }
  return isInside;
}

/** @param {string} ring */
function reversed(ring) {
  /** @type {{ to: Corner, handles: Corner[] }[]} */
  const steps = [];
  svgpath(ring).iterate(([command, ...n]) => {
    if (command === 'Z' || command === 'z') return;
    const points = /** @type {Corner[]} */ ([]);
    for (let i = 0; i + 1 < n.length; i += 2) points.push([Number(n[i]), Number(n[i + 1])]);
    const to = points.pop() ?? [0, 0];
    steps.push({ to, handles: points });
  });
  let path = `M${(steps.at(-1)?.to ?? [0, 0]).join(' ')}`;
  for (let i = steps.length - 1; i > 0; i -= 1) {
    const end = steps[i - 1]?.to ?? [0, 0];
    const handles = steps[i]?.handles.toReversed() ?? [];
    path += `${handles.length > 0 ? 'C' : 'L'}${[...handles, end].flat().join(' ')}`;
  }
  return `${path}Z`;
}
