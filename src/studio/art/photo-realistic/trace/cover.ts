import { type Camera, seenAt } from './camera.ts';
import type { Vec } from './clay.ts';
import type { Scene } from './still-life.ts';

const cellPx = 8;

/** How many pixels wide a point becomes through the lens, seen at this distance along the camera's axis. */
export const softnessPx = ({ aperture, zoom, focus }: Camera, depth: number): number =>
  aperture * zoom * Math.abs(1 / depth - 1 / focus);

/** Which parts of a picture show anything but the background, by cells of 8 pixels, with room for blur. */
export class Cover {
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: Uint8Array;

  constructor({ mesh, table }: Pick<Scene, 'mesh' | 'table'>, camera: Camera, width: number, height: number) {
    this.#columns = Math.ceil(width / cellPx);
    this.#rows = Math.ceil(height / cellPx);
    this.#cells = new Uint8Array(this.#columns * this.#rows);
    this.#addTriangles(mesh.corners, camera);
    if (table) this.#addTable(table.farEdge, camera);
  }

  at(x: number, y: number): boolean {
    return this.#cells[Math.floor(y / cellPx) * this.#columns + Math.floor(x / cellPx)] === 1;
  }

  #addTriangles(corners: Float32Array, camera: Camera): void {
    for (let i = 0; i < corners.length; i += 9) {
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      let room = 0;
      for (let k = i; k < i + 9; k += 3) {
        const point: Vec = [corners[k] as number, corners[k + 1] as number, corners[k + 2] as number];
        const [x, y] = seenAt(camera, point);
        room = Math.max(room, softnessPx(camera, depthOf(camera, point)));
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
      this.#fill(left - room - 2, top - room - 2, right + room + 2, bottom + room + 2);
    }
  }

  /** Everything below the table's far edge, which is a line in the picture. */
  #addTable(farEdge: number, camera: Camera): void {
    const ends = [-14, 14].map((x): Vec => [x, 0, farEdge]);
    const [[x0, y0], [x1, y1]] = ends.map((end) => seenAt(camera, end)) as [[number, number], [number, number]];
    const room = Math.max(...ends.map((end) => softnessPx(camera, depthOf(camera, end)))) + 2;
    for (let column = 0; column < this.#columns; column++) {
      const edge = (x: number): number => y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
      const top = Math.min(edge(column * cellPx), edge((column + 1) * cellPx)) - room;
      this.#fill(column * cellPx, top, column * cellPx, this.#rows * cellPx);
    }
  }

  #fill(left: number, top: number, right: number, bottom: number): void {
    const cell = (edge: number, most: number): number => Math.max(0, Math.min(most, Math.floor(edge / cellPx)));
    const [from, to] = [cell(left, this.#columns), cell(right, this.#columns - 1)];
    for (let row = cell(top, this.#rows); row <= cell(bottom, this.#rows - 1); row++)
      for (let column = from; column <= to; column++) this.#cells[row * this.#columns + column] = 1;
  }
}

function depthOf({ eye, forward }: Camera, [x, y, z]: Vec): number {
  return Math.max(0.05, (x - eye[0]) * forward[0] + (y - eye[1]) * forward[1] + (z - eye[2]) * forward[2]);
}
