import { buildTree } from './build-tree.ts';

/** A tree of boxes over triangles that finds the first one a ray meets. */
export class Bvh {
  /** Triangles as a corner and two edges, in the order of the tree; `triangles` gives their number in the mesh. */
  readonly #edges: Float32Array;
  readonly triangles: Int32Array;
  readonly #bounds: Float32Array;
  /** Per node: the first of its two children, or its first triangle; and its count of triangles, 0 for an inner node. */
  readonly #links: Int32Array;
  readonly #stack = new Int32Array(96);
  readonly #entry = new Float64Array(96);
  /** Of the last hit: the weights of the second and third corner. */
  readonly weights = new Float64Array(2);
  readonly #distance = new Float64Array(1);

  constructor(corners: Float32Array) {
    const count = corners.length / 9;
    const built = buildTree(corners, count);
    this.triangles = built.order;
    this.#bounds = built.bounds;
    this.#links = built.links;
    this.#edges = new Float32Array(count * 9);
    for (let i = 0; i < count; i++) {
      const from = (built.order[i] as number) * 9;
      for (let axis = 0; axis < 3; axis++) {
        const corner = corners[from + axis] as number;
        this.#edges[i * 9 + axis] = corner;
        this.#edges[i * 9 + 3 + axis] = (corners[from + 3 + axis] as number) - corner;
        this.#edges[i * 9 + 6 + axis] = (corners[from + 6 + axis] as number) - corner;
      }
    }
  }

  /** How far away the last hit lay. */
  get distance(): number {
    return this.#distance[0] as number;
  }

  /** The place in the tree's order of what a ray meets before `farthest`, or -1; `any` stops at the first found. */
  intersect(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    farthest: number,
    any: boolean,
  ): number {
    const bounds = this.#bounds;
    const links = this.#links;
    const edges = this.#edges;
    const stack = this.#stack;
    const entries = this.#entry;
    if (links.length === 0) return -1;
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    // Which of a box's two faces on each axis the ray comes to first.
    const nearX = ix < 0 ? 3 : 0;
    const nearY = iy < 0 ? 4 : 1;
    const nearZ = iz < 0 ? 5 : 2;
    const farX = 3 - nearX;
    const farY = 5 - nearY;
    const farZ = 7 - nearZ;
    let nearest = farthest;
    let found = -1;
    let depth = 0;
    let node = 0;
    for (;;) {
      const first = links[node * 2] as number;
      const count = links[node * 2 + 1] as number;
      if (count > 0) {
        for (let i = first; i < first + count; i++) {
          const e = i * 9;
          const ux = edges[e + 3] as number;
          const uy = edges[e + 4] as number;
          const uz = edges[e + 5] as number;
          const vx = edges[e + 6] as number;
          const vy = edges[e + 7] as number;
          const vz = edges[e + 8] as number;
          const px = dy * vz - dz * vy;
          const py = dz * vx - dx * vz;
          const pz = dx * vy - dy * vx;
          const det = ux * px + uy * py + uz * pz;
          if (det > -1e-12 && det < 1e-12) continue;
          const inverse = 1 / det;
          const tx = ox - (edges[e] as number);
          const ty = oy - (edges[e + 1] as number);
          const tz = oz - (edges[e + 2] as number);
          const u = (tx * px + ty * py + tz * pz) * inverse;
          if (u < 0 || u > 1) continue;
          const qx = ty * uz - tz * uy;
          const qy = tz * ux - tx * uz;
          const qz = tx * uy - ty * ux;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (v < 0 || u + v > 1) continue;
          const t = (vx * qx + vy * qy + vz * qz) * inverse;
          if (t < 1e-4 || t >= nearest) continue;
          nearest = t;
          found = i;
          this.weights[0] = u;
          this.weights[1] = v;
          if (any) {
            this.#distance[0] = t;
            return found;
          }
        }
      } else {
        const a = first * 6;
        const ax = ((bounds[a + nearX] as number) - ox) * ix;
        const ay = ((bounds[a + nearY] as number) - oy) * iy;
        const az = ((bounds[a + nearZ] as number) - oz) * iz;
        const bx = ((bounds[a + farX] as number) - ox) * ix;
        const by = ((bounds[a + farY] as number) - oy) * iy;
        const bz = ((bounds[a + farZ] as number) - oz) * iz;
        let left = ax > ay ? ax : ay;
        if (az > left) left = az;
        if (left < 0) left = 0;
        let leave = bx < by ? bx : by;
        if (bz < leave) leave = bz;
        const meetsLeft = left <= leave && left < nearest;
        const cx = ((bounds[a + 6 + nearX] as number) - ox) * ix;
        const cy = ((bounds[a + 6 + nearY] as number) - oy) * iy;
        const cz = ((bounds[a + 6 + nearZ] as number) - oz) * iz;
        const ex = ((bounds[a + 6 + farX] as number) - ox) * ix;
        const ey = ((bounds[a + 6 + farY] as number) - oy) * iy;
        const ez = ((bounds[a + 6 + farZ] as number) - oz) * iz;
        let right = cx > cy ? cx : cy;
        if (cz > right) right = cz;
        if (right < 0) right = 0;
        leave = ex < ey ? ex : ey;
        if (ez < leave) leave = ez;
        if (right <= leave && right < nearest) {
          if (meetsLeft) {
            const leftFirst = left <= right;
            stack[depth] = leftFirst ? first + 1 : first;
            entries[depth++] = leftFirst ? right : left;
            node = leftFirst ? first : first + 1;
          } else node = first + 1;
          continue;
        }
        if (meetsLeft) {
          node = first;
          continue;
        }
      }
      while (depth > 0 && (entries[depth - 1] as number) >= nearest) depth--;
      if (depth === 0) break;
      node = stack[--depth] as number;
    }
    this.#distance[0] = nearest;
    return found;
  }
}
