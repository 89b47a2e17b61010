/** One value per pixel, 0 to 255. */
export type Channel = { data: Uint8Array; width: number; height: number };

const windowSide = 8;
const step = 4;
const stabilizers = [(0.01 * 255) ** 2, (0.03 * 255) ** 2] as const;

/** How similar two pictures of one size are, 1 at most: the mean of SSIM over windows (Wang et al. 2004). */
export function structuralSimilarity(one: Channel, other: Channel): number {
  if (one.width !== other.width || one.height !== other.height) return 0;
  let sum = 0;
  let count = 0;
  for (let y = 0; y + windowSide <= one.height; y += step)
    for (let x = 0; x + windowSide <= one.width; x += step) {
      sum += ofWindow(one, other, x, y);
      count++;
    }
  return sum / count;
}

function ofWindow(one: Channel, other: Channel, left: number, top: number): number {
  const n = windowSide * windowSide;
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + windowSide; y++)
    for (let x = left; x < left + windowSide; x++) {
      const a = one.data[y * one.width + x] ?? 0;
      const b = other.data[y * one.width + x] ?? 0;
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  const [meanA, meanB] = [sumA / n, sumB / n];
  const [varianceA, varianceB, covariance] = [
    sumAA / n - meanA ** 2,
    sumBB / n - meanB ** 2,
    sumAB / n - meanA * meanB,
  ];
  const [c1, c2] = stabilizers;
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  );
}
