import type { Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { InkShape } from './ink-scene.ts';

type Options = Omit<InkShape, 'material' | 'path' | 'colour'>;

/** Collects the shapes of a card. */
export class InkPen {
  readonly shapes: InkShape[] = [];
  /** Whether any shape shows the marbled sheet. */
  marbled = false;
  readonly #foil: Rgb;

  constructor(foil: Rgb) {
    this.#foil = foil;
  }

  paint(path: string, colour: Rgb, options: Options = {}): void {
    this.shapes.push({ material: 'paint', path, colour, ...options });
  }

  wash(path: string, colour: Rgb, alpha = 0.8): void {
    this.shapes.push({ material: 'wash', path, colour, alpha });
  }

  foil(path: string, options: Options = {}): void {
    this.shapes.push({ material: 'foil', path, colour: this.#foil, ...options });
  }

  marble(path: string): void {
    this.marbled = true;
    this.shapes.push({ material: 'marble', path, colour: this.#foil });
  }

  mist(box: Box, colour: Rgb, alpha = 0.95): void {
    this.shapes.push({ material: 'mist', path: '', colour, box, alpha });
  }
}
