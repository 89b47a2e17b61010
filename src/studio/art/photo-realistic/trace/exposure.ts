/** Added to colours before light is divided by them, so that black things have light too. */
export const colourFloor = 0.02;

/** The exposed film, per pixel: light in `colour`, and the guides for removing noise. */
export type Exposure = {
  width: number;
  height: number;
  /** Light that fell on matte colours, times them. */
  diffuse: Float32Array;
  albedo: Float32Array;
  /** Mirrored and own light, and the background. */
  rest: Float32Array;
  normal: Float32Array;
  depth: Float32Array;
  /** How many pixels of the whole picture wide the lens has made an edge that is still grainy; 0 elsewhere. */
  softness: Float32Array;
};
