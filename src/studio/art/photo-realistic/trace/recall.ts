import type { Material } from './material.ts';

/** The light that fell on the surface seen last; it serves once more for a ray that meets it right beside. */
export class Recall {
  readonly light = new Float64Array(3);
  /** How open the place lay to its surroundings. */
  open = 1;
  readonly #place = new Float64Array(4);
  #material: Material | null = null;

  forget(): void {
    this.#material = null;
  }

  keep(material: Material, nx: number, ny: number, nz: number, depth: number, light: Float64Array, open: number): void {
    const place = this.#place;
    this.#material = material;
    place[0] = nx;
    place[1] = ny;
    place[2] = nz;
    place[3] = depth;
    this.light.set(light);
    this.open = open;
  }

  /** Whether the light kept serves here too; asking uses it up. */
  serves(material: Material, nx: number, ny: number, nz: number, depth: number): boolean {
    if (material !== this.#material) return false;
    const place = this.#place;
    const turned = nx * (place[0] as number) + ny * (place[1] as number) + nz * (place[2] as number);
    const away = Math.abs(depth - (place[3] as number));
    if (turned < 0.96 || away > 0.02 * depth) return false;
    this.#material = null;
    return true;
  }
}
