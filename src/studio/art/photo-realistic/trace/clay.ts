import type { Material } from './material.ts';

export type Vec = readonly [x: number, y: number, z: number];

/** Where a thing stands: moved, turned about the upright, tilted forward, leaned sideways and scaled, in reverse order. */
export type Placing = {
  x?: number;
  y?: number;
  z?: number;
  turn?: number;
  tilt?: number;
  lean?: number;
  scale?: number;
  stretch?: Vec;
};

/** `subject` must be wholly in the picture; an `extra` may run off its edge, and is left out where words come. */
export type PieceRole = 'subject' | 'extra';
type Piece = { role: PieceRole; from: number; to: number };

/** Triangles: nine numbers of corners and of normals each, six of places on the surface (u, v), and a material. */
export type Mesh = {
  corners: Float32Array;
  normals: Float32Array;
  places: Float32Array;
  materialOf: Uint16Array;
  materials: readonly Material[];
  pieces: readonly Piece[];
};

/** Triangles there is room for at first. */
const firstRoom = 8192;

type Matrix = readonly number[];
const upright: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** What objects are modelled in: curved sheets become triangles with smooth normals. */
export class Clay {
  #corners = new Float32Array(9 * firstRoom);
  #normals = new Float32Array(9 * firstRoom);
  #places = new Float32Array(6 * firstRoom);
  #materialOf = new Uint16Array(firstRoom);
  #count = 0;
  readonly #materials: Material[] = [];
  readonly #pieces: Piece[] = [];
  #matrix: Matrix = upright;

  /** Models in a place of its own. */
  at(placing: Placing, model: () => void): void {
    const outer = this.#matrix;
    this.#matrix = multiply(outer, matrixOf(placing));
    model();
    this.#matrix = outer;
  }

  /** Where a point of this place lies in the whole. */
  locate([x, y, z]: Vec): Vec {
    const m = this.#matrix;
    const row = (k: number): number =>
      (m[k] as number) * x + (m[k + 1] as number) * y + (m[k + 2] as number) * z + (m[k + 3] as number);
    return [row(0), row(4), row(8)];
  }

  /** One thing of the arrangement, which the camera frames as a whole. */
  piece(role: PieceRole, model: () => void): void {
    const from = this.#count;
    model();
    this.#pieces.push({ role, from, to: this.#count });
  }

  /** A sheet over u and v from 0 to 1; `closed` joins its sides at u 0 and 1. */
  surface(
    material: Material,
    [columns, rows]: readonly [number, number],
    point: (u: number, v: number) => Vec,
    closed = false,
  ): void {
    const stride = columns + 1;
    const points = new Float64Array(stride * (rows + 1) * 3);
    const [a, b, c, d, e, f, g, h, i, j, k, l] = this.#matrix as number[] & { length: 12 };
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const [x, y, z] = point(closed && column === columns ? 0 : column / columns, row / rows);
        const p = (row * stride + column) * 3;
        points[p] = (a as number) * x + (b as number) * y + (c as number) * z + (d as number);
        points[p + 1] = (e as number) * x + (f as number) * y + (g as number) * z + (h as number);
        points[p + 2] = (i as number) * x + (j as number) * y + (k as number) * z + (l as number);
      }
    }
    const normals = smoothNormals(points, columns, rows, closed);
    const index = this.#indexOf(material);
    this.#makeRoom(columns * rows * 2);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const p = row * stride + column;
        this.#addTriangle(points, normals, [p, p + 1, p + stride], stride, [columns, rows], index);
        this.#addTriangle(points, normals, [p + 1, p + stride + 1, p + stride], stride, [columns, rows], index);
      }
    }
  }

  get pieceCount(): number {
    return this.#pieces.length;
  }

  toMesh(): Mesh {
    return {
      corners: this.#corners.slice(0, this.#count * 9),
      normals: this.#normals.slice(0, this.#count * 9),
      places: this.#places.slice(0, this.#count * 6),
      materialOf: this.#materialOf.slice(0, this.#count),
      materials: this.#materials,
      pieces: this.#pieces,
    };
  }

  #makeRoom(triangles: number): void {
    const wanted = this.#count + triangles;
    if (wanted <= this.#materialOf.length) return;
    const room = Math.max(wanted, this.#materialOf.length * 2);
    const moved = <T extends Float32Array | Uint16Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.#corners = moved(this.#corners, new Float32Array(room * 9));
    this.#normals = moved(this.#normals, new Float32Array(room * 9));
    this.#places = moved(this.#places, new Float32Array(room * 6));
    this.#materialOf = moved(this.#materialOf, new Uint16Array(room));
  }

  #addTriangle(
    points: Float64Array,
    normals: Float64Array,
    corners: readonly [number, number, number],
    stride: number,
    [columns, rows]: readonly [number, number],
    material: number,
  ): void {
    let at = this.#count * 9;
    let place = this.#count * 6;
    for (const corner of corners) {
      for (let axis = 0; axis < 3; axis++) {
        this.#corners[at] = points[corner * 3 + axis] as number;
        this.#normals[at++] = normals[corner * 3 + axis] as number;
      }
      this.#places[place++] = (corner % stride) / columns;
      this.#places[place++] = Math.floor(corner / stride) / rows;
    }
    this.#materialOf[this.#count++] = material;
  }

  #indexOf(material: Material): number {
    const known = this.#materials.indexOf(material);
    return known >= 0 ? known : this.#materials.push(material) - 1;
  }
}

/** Normals of the corners: the sum of the faces round each, joined over a seam and over a pole. */
function smoothNormals(points: Float64Array, columns: number, rows: number, closed: boolean): Float64Array {
  const stride = columns + 1;
  const normals = new Float64Array(points.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const p = (row * stride + column) * 3;
      const [right, below, across] = [p + 3, p + stride * 3, p + stride * 3 + 3];
      addFace(points, normals, p, right, below);
      addFace(points, normals, right, across, below);
    }
  }
  if (closed) for (let row = 0; row <= rows; row++) share(normals, [row * stride, row * stride + columns]);
  for (const row of [0, rows]) {
    const ring = Array.from({ length: stride }, (_, column) => row * stride + column);
    if (ring.every((p) => distance(points, p, row * stride) < 1e-7)) share(normals, ring);
  }
  for (let p = 0; p < normals.length; p += 3) {
    const length = Math.hypot(normals[p] as number, normals[p + 1] as number, normals[p + 2] as number);
    if (length > 0) for (let axis = 0; axis < 3; axis++) normals[p + axis] = (normals[p + axis] as number) / length;
    else normals[p + 1] = 1;
  }
  return normals;
}

function addFace(points: Float64Array, normals: Float64Array, p: number, q: number, r: number): void {
  const at = (i: number): number => points[i] as number;
  const [ux, uy, uz] = [at(q) - at(p), at(q + 1) - at(p + 1), at(q + 2) - at(p + 2)];
  const [vx, vy, vz] = [at(r) - at(p), at(r + 1) - at(p + 1), at(r + 2) - at(p + 2)];
  const [nx, ny, nz] = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux];
  for (const corner of [p, q, r]) {
    normals[corner] = (normals[corner] as number) + nx;
    normals[corner + 1] = (normals[corner + 1] as number) + ny;
    normals[corner + 2] = (normals[corner + 2] as number) + nz;
  }
}

function share(normals: Float64Array, corners: readonly number[]): void {
  for (let axis = 0; axis < 3; axis++) {
    const sum = corners.reduce((total, corner) => total + (normals[corner * 3 + axis] as number), 0);
    for (const corner of corners) normals[corner * 3 + axis] = sum;
  }
}

function distance(points: Float64Array, p: number, q: number): number {
  const along = (axis: number): number => (points[p * 3 + axis] as number) - (points[q * 3 + axis] as number);
  return Math.hypot(along(0), along(1), along(2));
}

function matrixOf({
  x = 0,
  y = 0,
  z = 0,
  turn = 0,
  tilt = 0,
  lean = 0,
  scale = 1,
  stretch = [1, 1, 1],
}: Placing): Matrix {
  const [ct, st, ci, si, cl, sl] = [turn, tilt, lean].flatMap((angle) => [Math.cos(angle), Math.sin(angle)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const turned: Matrix = [ct, 0, st, x, 0, 1, 0, y, -st, 0, ct, z];
  const tilted: Matrix = [1, 0, 0, 0, 0, ci, -si, 0, 0, si, ci, 0];
  const leaned: Matrix = [cl, -sl, 0, 0, sl, cl, 0, 0, 0, 0, 1, 0];
  const [sx, sy, sz] = stretch;
  const scaled: Matrix = [scale * sx, 0, 0, 0, 0, scale * sy, 0, 0, 0, 0, scale * sz, 0];
  return multiply(multiply(turned, tilted), multiply(leaned, scaled));
}

function multiply(p: Matrix, q: Matrix): Matrix {
  const result: number[] = [];
  for (let row = 0; row < 12; row += 4) {
    for (let column = 0; column < 4; column++) {
      let sum = column === 3 ? (p[row + 3] as number) : 0;
      for (let k = 0; k < 3; k++) sum += (p[row + k] as number) * (q[k * 4 + column] as number);
      result.push(sum);
    }
  }
  return result;
}
