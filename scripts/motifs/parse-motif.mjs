import svgpath from 'svgpath';
import { windAsDrawn } from './wind-as-drawn.mjs';

/**
 * One path of a motif as it is stored.
 * @typedef {{ colour: string, path: string, lineWidth?: number }} StoredPart
 */

/** What elements inherit from the groups around them. */
const inherited = ['fill', 'stroke', 'stroke-width', 'fill-rule', 'opacity', 'fill-opacity'];

/**
 * The drawn shapes of an SVG body, the back one first: absolute paths of M, L, C and Z that fill by the nonzero rule.
 * Gradients become one colour; clips, filters and masks are passed over.
 * @param {string} body
 * @returns {StoredPart[]}
 */
export function parseMotif(body) {
  const gradients = readGradients(body);
  const named = readNamed(body);
  /** @type {StoredPart[]} */
  const parts = [];
  /** @type {{ attributes: Record<string, string>, transform: string }[]} */
  const groups = [{ attributes: { fill: '#000' }, transform: '' }];
  for (const [tag, name = '', text = ''] of withoutDefinitions(body).matchAll(/<\/?(\w+)([^>]*?)\/?>/g)) {
    if (tag.startsWith('</')) {
      if (name === 'g') groups.pop();
      continue;
    }
    const above = groups.at(-1) ?? { attributes: {}, transform: '' };
    const own = readAttributes(text);
    const used = name === 'use' ? named.get((own.href ?? '').slice(1)) : undefined;
    const attributes = { ...pick(above.attributes), ...own, ...used?.attributes };
    const transform = `${above.transform} ${own.transform ?? ''}`.trim();
    if (name === 'g') {
      if (!tag.endsWith('/>')) groups.push({ attributes, transform });
      continue;
    }
    const outline = outlineOf(used?.name ?? name, attributes);
    if (outline !== null) parts.push(...partsOf(outline, attributes, transform, gradients, parts.at(-1)?.colour));
  }
  return parts;
}

/**
 * @param {string} outline
 * @param {Record<string, string>} attributes
 * @param {string} transform
 * @param {Map<string, string>} gradients
 * @param {string | undefined} beneath the colour that lies under it
 * @returns {StoredPart[]}
 */
function partsOf(outline, attributes, transform, gradients, beneath) {
  const path = plainPath(transform === '' ? svgpath(outline) : svgpath(outline).transform(transform));
  const cover = Number(attributes.opacity ?? 1) * Number(attributes['fill-opacity'] ?? 1);
  const paint = (/** @type {string | undefined} */ value) => {
    if (value === undefined || value === 'none' || value === 'transparent') return null;
    const colour = gradients.get(/^url\(#(.+)\)$/.exec(value)?.[1] ?? '') ?? longHex(value);
    return cover < 1 ? mixHex(beneath ?? '#ffffff', colour, cover) : colour;
  };
  const fill = paint(attributes.fill);
  const line = paint(attributes.stroke);
  const lineWidth = Number(attributes['stroke-width'] ?? 1);
  const filled = attributes['fill-rule'] === 'evenodd' ? windAsDrawn(path) : path;
  return [
    ...(fill === null ? [] : [{ colour: fill, path: filled }]),
    ...(line === null ? [] : [{ colour: line, path, lineWidth }]),
  ];
}

/**
 * An outline of M, L, C and Z only, absolute, in hundredths of a unit.
 * @param {ReturnType<typeof svgpath>} outline
 */
function plainPath(outline) {
  return outline
    .abs()
    .unshort()
    .unarc()
    .abs()
    .iterate((segment, _index, x, y) => {
      const [command, ...n] = segment;
      if (command === 'H') return [['L', n[0], y]];
      if (command === 'V') return [['L', x, n[0]]];
      if (command !== 'Q') return;
      const [hx, hy, tx, ty] = /** @type {[number, number, number, number]} */ (n);
      const third = (/** @type {number} */ from) => (/** @type {number} */ handle) => from + ((handle - from) * 2) / 3;
      return [['C', third(x)(hx), third(y)(hy), third(tx)(hx), third(ty)(hy), tx, ty]];
    })
    .round(2)
    .toString()
    .replace(/z/g, 'Z');
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function outlineOf(name, attributes) {
  const n = (/** @type {string} */ key, fallback = 0) => Number(attributes[key] ?? fallback);
  if (name === 'path') return attributes.d ?? null;
  if (name === 'circle') return ellipse(n('cx'), n('cy'), n('r'), n('r'));
  if (name === 'ellipse') return ellipse(n('cx'), n('cy'), n('rx'), n('ry'));
  if (name === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
  if (name === 'polygon') return `M${attributes.points}Z`;
  if (name === 'polyline') return `M${attributes.points}`;
  if (name === 'rect') return rectangle(n('x'), n('y'), n('width'), n('height'), Math.max(n('rx'), n('ry')));
  return null;
}

/** @type {(x: number, y: number, rx: number, ry: number) => string} */
const ellipse = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;

/** @type {(x: number, y: number, width: number, height: number, corner: number) => string} */
function rectangle(x, y, width, height, corner) {
  const r = Math.min(corner, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const turn = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${turn(r, r)}v${height - 2 * r}${turn(-r, r)}h${2 * r - width}${turn(-r, -r)}v${2 * r - height}${turn(r, -r)}Z`;
}

/**
 * @param {string} body
 * @returns {Map<string, string>}
 */
function readGradients(body) {
  const found = body.matchAll(/<(?:linear|radial)Gradient([^>]*)>([\s\S]*?)<\/(?:linear|radial)Gradient>/g);
  return new Map(
    [...found].map(([, attributes = '', stops = '']) => {
      const colours = [...stops.matchAll(/stop-color="([^"]+)"/g)].map(([, colour = '']) => longHex(colour));
      return [readAttributes(attributes).id ?? '', colours.reduce((one, other) => mixHex(one, other, 0.5))];
    }),
  );
}

/** @param {string} body */
function readNamed(body) {
  const found = body.matchAll(/<(path|circle|ellipse|rect)([^>]*\bid="[^>]*?)\/?>/g);
  return new Map(
    [...found].map(([, name = '', text = '']) => {
      const attributes = readAttributes(text);
      return [attributes.id ?? '', { name, attributes }];
    }),
  );
}

/** @param {string} body */
function withoutDefinitions(body) {
  return body
    .replace(/<defs>[\s\S]*?<\/defs>/g, '')
    .replace(/<(clipPath|mask|filter|linearGradient|radialGradient)\b[\s\S]*?<\/\1>/g, '');
}

/**
 * @param {string} text
 * @returns {Record<string, string>}
 */
function readAttributes(text) {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
}

/** @param {Record<string, string>} attributes */
function pick(attributes) {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => inherited.includes(key)));
}

/** @param {string} colour */
function longHex(colour) {
  const known = { black: '#000000', white: '#ffffff' }[colour];
  if (known) return known;
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(colour)) throw new Error(`"${colour}" is no colour of the form #rrggbb.`);
  return colour.length === 7 ? colour.toLowerCase() : colour.replace(/[\da-f]/gi, '$&$&').toLowerCase();
}

/**
 * @param {string} from
 * @param {string} to
 * @param {number} t
 */
function mixHex(from, to, t) {
  const channel = (/** @type {number} */ at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(/** @type {number} */ (a) * (1 - t) + /** @type {number} */ (b) * t)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
