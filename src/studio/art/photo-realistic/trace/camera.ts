import type { Box } from '../../core/geometry.ts';
import type { Mesh, Vec } from './clay.ts';

/** The photographer's position; the picture's frame is fitted to the view from there. */
export type Viewpoint = {
  /** Degrees above the table, and to the right of straight ahead. */
  elevation: number;
  azimuth: number;
  distance: number;
  target: Vec;
  /** Radius of the lens: how soft what is nearer or farther becomes. */
  aperture: number;
};

/** A camera with a shift lens: a pixel (x, y) looks along forward + right * u + up * v with u = (x - x0) / zoom. */
export type Camera = {
  eye: Vec;
  forward: Vec;
  right: Vec;
  up: Vec;
  zoom: number;
  x0: number;
  y0: number;
  focus: number;
  aperture: number;
};

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const radians = Math.PI / 180;

/** Frames the subjects of a mesh in the `stage`, standing at its bottom. */
export function frameSubjects(mesh: Mesh, view: Viewpoint, stage: Box, align: 'bottom' | 'middle'): Camera {
  const [e, a] = [view.elevation * radians, view.azimuth * radians];
  const forward: Vec = [-Math.sin(a) * Math.cos(e), -Math.sin(e), -Math.cos(a) * Math.cos(e)];
  const right: Vec = [Math.cos(a), 0, -Math.sin(a)];
  const up: Vec = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)];
  const eye = view.target.map((at, axis) => at - (forward[axis] as number) * view.distance) as [number, number, number];
  const camera: Camera = {
    eye,
    forward,
    right,
    up,
    zoom: 1,
    x0: 0,
    y0: 0,
    focus: view.distance,
    aperture: view.aperture,
  };
  const subjects = mesh.pieces.filter(({ role }) => role === 'subject');
  const seen = subjects.map(({ from, to }) => seenBox(mesh, camera, from, to)).reduce(enclose, emptyBox);
  const [left, top, stageRight, bottom] = stage;
  const zoom = Math.min((stageRight - left) / (seen[2] - seen[0]), (bottom - top) / (seen[3] - seen[1]));
  const x0 = (left + stageRight) / 2 - ((seen[0] + seen[2]) / 2) * zoom;
  const y0 = align === 'bottom' ? bottom - seen[3] * zoom : (top + bottom) / 2 - ((seen[1] + seen[3]) / 2) * zoom;
  return { ...camera, zoom, x0, y0 };
}

export const emptyBox: Box = [Infinity, Infinity, -Infinity, -Infinity];

export function enclose(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Where in the picture a range of triangles is seen. */
export function seenBox(mesh: Mesh, camera: Camera, from: number, to: number): Box {
  let [left, top, right, bottom] = emptyBox;
  const { corners } = mesh;
  for (let i = from * 9; i < to * 9; i += 3) {
    const [x, y] = seenAt(camera, [corners[i] as number, corners[i + 1] as number, corners[i + 2] as number]);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** Where in the picture a point is seen. */
export function seenAt({ eye, forward, right, up, zoom, x0, y0 }: Camera, [x, y, z]: Vec): readonly [number, number] {
  const from: Vec = [x - eye[0], y - eye[1], z - eye[2]];
  const depth = Math.max(0.05, dot(from, forward));
  return [x0 + (dot(from, right) / depth) * zoom, y0 - (dot(from, up) / depth) * zoom];
}
