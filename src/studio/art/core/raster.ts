/** Finished pixels: RGBA, 8 bits each, row by row, opaque. */
export type Raster = { data: Uint8ClampedArray; width: number; height: number };
