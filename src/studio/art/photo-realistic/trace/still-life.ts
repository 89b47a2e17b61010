import type { Rgb } from '../../core/colour.ts';
import type { Environment, Surroundings } from '../light/environment.ts';
import type { Mesh, Vec } from './clay.ts';
import type { Material } from './material.ts';

/** A small light among the things; those of one picture share a colour. */
export type Lamp = { at: Vec; radius: number; power: number; light: Rgb };

/** The plane at height 0 on which things stand, up to its far edge. */
export type Table = { material: Material; farEdge: number };

export type Scene = {
  mesh: Mesh;
  table: Table | null;
  lamps: readonly Lamp[];
  environment: Environment;
  key: Surroundings['key'];
};
