import type { Point } from '../../core/geometry.ts';

/** Three corners; the right angle comes first. */
export type Facet = readonly [Point, Point, Point];

/**
 * Cuts a square into right triangles, halving each as long as it `isUneven`
 * (a right-triangulated irregular network, Evans, Kirkpatrick, Townsend 2001).
 */
export function cutFacets(
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  isUneven: (facet: Facet, level: number) => boolean,
): Facet[] {
  const facets: Facet[] = [];
  const halve = (facet: Facet, level: number): void => {
    if (!isUneven(facet, level)) {
      facets.push(facet);
      return;
    }
    const [apex, left, right] = facet;
    const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
    halve([middle, right, apex], level + 1);
    halve([middle, apex, left], level + 1);
  };
  halve([a, d, b], 0);
  halve([c, b, d], 0);
  return facets;
}
