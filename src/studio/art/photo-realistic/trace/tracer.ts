import { directionOf } from '../light/environment.ts';
import type { Chance } from './chance.ts';
import { colourFloor } from './exposure.ts';
import { keyLightShare, keyShare, lamplightAt, lampShare } from './falling-light.ts';
import { Finder, far } from './finder.ts';
import type { Material } from './material.ts';
import { Recall } from './recall.ts';
import type { Sight } from './sight.ts';
import type { Lamp, Scene } from './still-life.ts';

const reachOfShade = 4;
const deepest = 3;
/** From this roughness on, reflections are soft enough to be smoothed with the light. */
const blurred = 0.06;

/** Follows rays through a scene. Results stand in typed arrays that the next call overwrites. */
export class Tracer {
  readonly #scene: Scene;
  readonly #finder: Finder;
  readonly #chance: Chance;
  readonly #keyTo: readonly number[];
  /** The colour behind everything at the pixel being drawn. */
  readonly backdrop = new Float64Array(3);
  readonly #light = new Float64Array(3);
  readonly #recall = new Recall();

  constructor(scene: Scene, chance: Chance) {
    this.#scene = scene;
    this.#finder = new Finder(scene);
    this.#chance = chance;
    this.#keyTo = directionOf(scene.key.azimuth, scene.key.elevation);
  }

  /** Forgets what was seen last: the next ray gathers its own light. */
  startPixel(): void {
    this.#recall.forget();
  }

  /** What the camera sees along a ray. A `thrifty` one reuses, every second time, the light that fell right beside. */
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, sight: Sight, thrifty: boolean): void {
    const { albedo, diffuse, rest, normal } = sight;
    albedo.fill(0);
    diffuse.fill(0);
    normal.fill(0);
    const material = this.#finder.find(ox, oy, oz, dx, dy, dz, far);
    if (material === null) {
      rest.set(this.backdrop);
      sight.depth = 0;
      sight.covered = 0;
      return;
    }
    const hit = this.#finder.hit;
    const t = hit[0] as number;
    let [nx, ny, nz] = [hit[1] as number, hit[2] as number, hit[3] as number];
    const [px, py, pz] = [ox + dx * t, oy + dy * t, oz + dz * t];
    let facing = -(dx * nx + dy * ny + dz * nz);
    if (facing < 0) [nx, ny, nz, facing] = [-nx, -ny, -nz, -facing];
    normal[0] = nx;
    normal[1] = ny;
    normal[2] = nz;
    sight.depth = t;
    sight.covered = 1;
    rest.fill(0);
    if (material.kind !== 'diffuse') {
      this.#shine(material, px, py, pz, dx, dy, dz, nx, ny, nz, facing, 0, true);
      if (material.roughness > blurred) {
        // A brushed mirror's noise is smoothed like that of fallen light.
        albedo.set(material.albedo);
        for (let k = 0; k < 3; k++) diffuse[k] = (this.#light[k] as number) / (material.albedo[k as 0] + colourFloor);
      } else rest.set(this.#light);
      return;
    }
    this.#finder.colourAt(material, px, py, pz);
    albedo.set(this.#finder.surface);
    const recall = this.#recall;
    if (!thrifty || !recall.serves(material, nx, ny, nz, t))
      recall.keep(material, nx, ny, nz, t, this.#light, this.#gather(material, px, py, pz, nx, ny, nz));
    diffuse.set(recall.light);
    if (material.glow) for (let k = 0; k < 3; k++) rest[k] = material.glow[k as 0] * (albedo[3] as number);
    if (material.gloss === 0) return;
    const share = this.#reflect(material, px, py, pz, dx, dy, dz, nx, ny, nz, facing, 0, recall.open);
    const even = material.roughness > blurred;
    for (let k = 0; k < 3; k++) {
      const shine = (this.#light[k] as number) * share;
      if (even) diffuse[k] = (diffuse[k] as number) + shine / ((albedo[k] as number) + colourFloor);
      else rest[k] = (rest[k] as number) + shine;
    }
  }

  /** Light falling on a point, into `#light`; returns how open the point lies to its surroundings. */
  #gather(material: Material, px: number, py: number, pz: number, nx: number, ny: number, nz: number): number {
    const { key, lamps, environment } = this.#scene;
    const chance = this.#chance;
    const [ox, oy, oz] = [px + nx * 0.004, py + ny * 0.004, pz + nz * 0.004];
    const seen = keyLightShare(key, this.#keyTo, this.#finder, chance, material, [ox, oy, oz], [nx, ny, nz]);
    let red = key.light[0] * seen;
    let green = key.light[1] * seen;
    let blue = key.light[2] * seen;
    if (lamps.length > 0) {
      const seen = lampShare(lamps, this.#finder, chance, material, [ox, oy, oz], [nx, ny, nz]);
      const { light: lamp } = lamps[0] as Lamp;
      red += lamp[0] * seen;
      green += lamp[1] * seen;
      blue += lamp[2] * seen;
    }
    const turn = (chance.even[2] as number) * Math.PI * 2;
    const height = (chance.even[3] as number) * 2 - 1;
    const round = Math.sqrt(1 - height * height);
    let ax = nx + Math.cos(turn) * round * 0.999;
    let ay = ny + height * 0.999;
    let az = nz + Math.sin(turn) * round * 0.999;
    const length = 1 / Math.sqrt(ax * ax + ay * ay + az * az);
    ax *= length;
    ay *= length;
    az *= length;
    const light = this.#light;
    const met = this.#finder.find(ox, oy, oz, ax, ay, az, reachOfShade);
    if (met === null) {
      environment.diffuse(ax, ay, az, light);
      light[0] = (light[0] as number) + red;
      light[1] = (light[1] as number) + green;
      light[2] = (light[2] as number) + blue;
      return 1;
    }
    const hit = this.#finder.hit;
    const t = hit[0] as number;
    this.#finder.colourAt(met, ox + ax * t, oy + ay * t, oz + az * t);
    const side = (hit[1] as number) * ax + (hit[2] as number) * ay + (hit[3] as number) * az > 0 ? -1 : 1;
    const bounce = met.kind === 'glass' ? 0.9 : met.kind === 'metal' ? 0.7 : 0.6;
    const [mx, my, mz] = [(hit[1] as number) * side, (hit[2] as number) * side, (hit[3] as number) * side];
    if (met.kind === 'glass') environment.diffuse(ax, ay, az, light);
    else environment.diffuse(mx, my, mz, light);
    const keyed =
      Math.max(0, mx * (this.#keyTo[0] as number) + my * (this.#keyTo[1] as number) + mz * (this.#keyTo[2] as number)) *
      0.55;
    const surface = this.#finder.surface;
    for (let k = 0; k < 3; k++) {
      const fallen = (light[k] as number) + (met.kind === 'glass' ? 0 : key.light[k as 0] * keyed);
      const given = met.glow ? met.glow[k as 0] * (surface[3] as number) * 0.5 : 0;
      const direct = k === 0 ? red : k === 1 ? green : blue;
      light[k] = direct + (surface[k] as number) * fallen * bounce + given;
    }
    return 0.25;
  }

  /** Light along a ray that left something, into `#light`. */
  #follow(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
    straight: boolean,
    roughness = 0,
  ): void {
    const light = this.#light;
    const { environment, key } = this.#scene;
    const material = this.#finder.find(ox, oy, oz, dx, dy, dz, far);
    if (material === null) {
      if (straight) light.set(this.backdrop);
      else if (roughness > blurred) environment.glossy(dx, dy, dz, light);
      else environment.seen(dx, dy, dz, light);
      return;
    }
    const hit = this.#finder.hit;
    const t = hit[0] as number;
    const [px, py, pz] = [ox + dx * t, oy + dy * t, oz + dz * t];
    let [nx, ny, nz] = [hit[1] as number, hit[2] as number, hit[3] as number];
    let facing = -(dx * nx + dy * ny + dz * nz);
    if (facing < 0) [nx, ny, nz, facing] = [-nx, -ny, -nz, -facing];
    if (material.kind !== 'diffuse') {
      this.#shine(material, px, py, pz, dx, dy, dz, nx, ny, nz, facing, depth, straight);
      return;
    }
    this.#finder.colourAt(material, px, py, pz);
    const surface = this.#finder.surface;
    const slope = nx * (this.#keyTo[0] as number) + ny * (this.#keyTo[1] as number) + nz * (this.#keyTo[2] as number);
    let lit = keyShare(material, slope);
    if (lit > 0 && slope > 0)
      lit *=
        depth < 2
          ? this.#finder.passing(
              px + nx * 0.004,
              py + ny * 0.004,
              pz + nz * 0.004,
              this.#keyTo[0] as number,
              this.#keyTo[1] as number,
              this.#keyTo[2] as number,
              far,
            )
          : 0.7;
    environment.diffuse(nx, ny, nz, light);
    const lamplight = lamplightAt(this.#scene.lamps, px, py, pz, nx, ny, nz);
    for (let k = 0; k < 3; k++) {
      const fallen =
        (light[k] as number) * 0.72 + key.light[k as 0] * lit + lamplight * (this.#scene.lamps[0]?.light[k as 0] ?? 0);
      const given = material.glow ? material.glow[k as 0] * (surface[3] as number) : 0;
      light[k] = (surface[k] as number) * fallen + given;
    }
  }

  /** What a shiny coat mirrors, into `#light`; returns its share. */
  #reflect(
    material: Material,
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    facing: number,
    depth: number,
    open: number,
  ): number {
    const { gloss, roughness } = material;
    const share = gloss + (1 - gloss) * (1 - facing) ** 5 * (1 - roughness * 1.4 > 0 ? 1 - roughness * 1.4 : 0);
    const [rx, ry, rz] = [dx + 2 * facing * nx, dy + 2 * facing * ny, dz + 2 * facing * nz];
    if (roughness >= 0.25) {
      this.#scene.environment.glossy(rx, ry, rz, this.#light);
      return share * open;
    }
    this.#followRough(px + nx * 0.004, py + ny * 0.004, pz + nz * 0.004, rx, ry, rz, roughness, depth + 1);
    return share;
  }

  #followRough(
    px: number,
    py: number,
    pz: number,
    rx: number,
    ry: number,
    rz: number,
    roughness: number,
    depth: number,
  ): void {
    if (roughness < 0.005) {
      this.#follow(px, py, pz, rx, ry, rz, depth, false);
      return;
    }
    const chance = this.#chance;
    const x = rx + (chance.next() + chance.next() - 1) * roughness;
    const y = ry + (chance.next() + chance.next() - 1) * roughness;
    const z = rz + (chance.next() + chance.next() - 1) * roughness;
    const length = 1 / Math.sqrt(x * x + y * y + z * z);
    this.#follow(px, py, pz, x * length, y * length, z * length, depth, false, roughness);
  }

  /** Metal mirrors in its colour; glass mirrors a little and lets the rest through. Into `#light`. */
  #shine(
    material: Material,
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    facing: number,
    depth: number,
    straight: boolean,
  ): void {
    const light = this.#light;
    const rim = (1 - facing) ** 5;
    const [rx, ry, rz] = [dx + 2 * facing * nx, dy + 2 * facing * ny, dz + 2 * facing * nz];
    const [ox, oy, oz] = [px + nx * 0.004, py + ny * 0.004, pz + nz * 0.004];
    if (material.kind === 'metal') {
      // A brushed mirror within a mirror or behind glass would be all grain.
      if (depth >= deepest || (depth > 0 && material.roughness > blurred))
        this.#scene.environment.glossy(rx, ry, rz, light);
      else this.#followRough(ox, oy, oz, rx, ry, rz, material.roughness, depth + 1);
      for (let k = 0; k < 3; k++)
        light[k] = (light[k] as number) * (material.albedo[k as 0] + (1 - material.albedo[k as 0]) * rim * 0.7) + 0.003;
      return;
    }
    const single = material.gloss + (1 - material.gloss) * rim;
    const mirrored = (2 * single) / (1 + single);
    if (depth < 2) this.#follow(ox, oy, oz, rx, ry, rz, depth + 2, false);
    else this.#scene.environment.seen(rx, ry, rz, light);
    const red = (light[0] as number) * mirrored;
    const green = (light[1] as number) * mirrored;
    const blue = (light[2] as number) * mirrored;
    if (depth > 7) this.#scene.environment.glossy(dx, dy, dz, light);
    else this.#follow(px - nx * 0.004, py - ny * 0.004, pz - nz * 0.004, dx, dy, dz, depth + 1, straight);
    // Seen along its wall, glass is thick.
    const thickness = Math.min(4, 1 / Math.max(0.1, facing));
    const through = 1 - mirrored;
    light[0] = red + (light[0] as number) * through * material.albedo[0] ** thickness;
    light[1] = green + (light[1] as number) * through * material.albedo[1] ** thickness;
    light[2] = blue + (light[2] as number) * through * material.albedo[2] ** thickness;
  }
}
