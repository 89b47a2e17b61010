import { Bvh } from './bvh.ts';
import type { Material } from './material.ts';
import type { Scene } from './still-life.ts';

export const far = 1e6;

/** Asks a scene what rays meet. Results stand in typed arrays that the next call overwrites. */
export class Finder {
  readonly #scene: Scene;
  readonly #bvh: Bvh;
  /** Of the last hit: distance, normal, place on the surface. */
  readonly hit = new Float64Array(6);
  /** Colour there, and the share of light given off. */
  readonly surface = new Float64Array(4);

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#bvh = new Bvh(scene.mesh.corners);
  }

  /** The material first met, or null; `hit` tells where. */
  find(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, farthest: number): Material | null {
    const { mesh, table } = this.#scene;
    const hit = this.hit;
    const found = this.#bvh.intersect(ox, oy, oz, dx, dy, dz, farthest, false);
    const reach = found >= 0 ? this.#bvh.distance : farthest;
    if (table && dy < -1e-6) {
      const t = -oy / dy;
      if (t > 1e-4 && t < reach && oz + dz * t > table.farEdge) {
        hit[0] = t;
        hit[1] = 0;
        hit[2] = 1;
        hit[3] = 0;
        return table.material;
      }
    }
    if (found < 0) return null;
    const triangle = this.#bvh.triangles[found] as number;
    const [u, v] = [this.#bvh.weights[0] as number, this.#bvh.weights[1] as number];
    const w = 1 - u - v;
    const n = triangle * 9;
    const { normals, places } = mesh;
    const nx = (normals[n] as number) * w + (normals[n + 3] as number) * u + (normals[n + 6] as number) * v;
    const ny = (normals[n + 1] as number) * w + (normals[n + 4] as number) * u + (normals[n + 7] as number) * v;
    const nz = (normals[n + 2] as number) * w + (normals[n + 5] as number) * u + (normals[n + 8] as number) * v;
    const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-12);
    hit[0] = reach;
    hit[1] = nx * length;
    hit[2] = ny * length;
    hit[3] = nz * length;
    const p = triangle * 6;
    hit[4] = (places[p] as number) * w + (places[p + 2] as number) * u + (places[p + 4] as number) * v;
    hit[5] = (places[p + 1] as number) * w + (places[p + 3] as number) * u + (places[p + 5] as number) * v;
    const material = mesh.materials[mesh.materialOf[triangle] as number] ?? null;
    return material;
  }

  colourAt(material: Material, px: number, py: number, pz: number): void {
    const surface = this.surface;
    surface[0] = material.albedo[0];
    surface[1] = material.albedo[1];
    surface[2] = material.albedo[2];
    surface[3] = 1;
    if (material.pattern) material.pattern(this.hit[4] as number, this.hit[5] as number, px, py, pz, surface);
  }

  /** The share of light that comes through between a point and a lamp. */
  passing(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, farthest: number): number {
    const { mesh } = this.#scene;
    let share = 1;
    let from = 0;
    for (let i = 0; i < 5; i++) {
      const found = this.#bvh.intersect(
        ox + dx * from,
        oy + dy * from,
        oz + dz * from,
        dx,
        dy,
        dz,
        farthest - from,
        true,
      );
      if (found < 0) return share;
      const material = mesh.materials[mesh.materialOf[this.#bvh.triangles[found] as number] as number];
      if (material?.kind === 'glass') share *= 0.86;
      else if (material && material.through > 0.3) share *= material.through * 0.55;
      else if (!material?.glow || material.pattern) return 0;
      from += this.#bvh.distance + 0.003;
    }
    return share;
  }
}
