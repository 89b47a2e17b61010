/** The limits of handwriting, apart from its schemas: pages that draw load no schemas. */
export const inkLimits = {
  /** Lines of the pen in one drawing, points per line and in all. */
  strokes: 60,
  pointsPerStroke: 1500,
  points: 6000,
  closing: 60,
  name: 60,
} as const;
