/** Blurs a plane close to a Gaussian of `sigma` pixels with box passes; edges are clamped. */
export function blurPlane(
  source: Float32Array,
  width: number,
  height: number,
  sigma: number,
  target: Float32Array,
  scratch: Float32Array,
): void {
  if (sigma < 0.3) {
    target.set(source);
    return;
  }
  // Two boxes of radius r have variance 2 * ((2r+1)^2 - 1) / 12; a wide blur needs a third to look round.
  const passes = sigma > 6 ? 3 : 2;
  const radius = Math.max(1, Math.round((Math.sqrt((12 / passes) * sigma * sigma + 1) - 1) / 2));
  for (let pass = 0; pass < passes; pass++) {
    boxRows(pass === 0 ? source : target, scratch, width, height, radius);
    boxColumns(scratch, target, width, height, radius);
  }
}

function boxRows(source: Float32Array, target: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = (source[row] as number) * radius;
    for (let x = 0; x < radius; x++) sum += source[row + (x < last ? x : last)] as number;
    for (let x = 0; x < width; x++) {
      const ahead = x + radius;
      const behind = x - radius;
      sum += source[row + (ahead < last ? ahead : last)] as number;
      target[row + x] = sum * share;
      sum -= source[row + (behind > 0 ? behind : 0)] as number;
    }
  }
}

function boxColumns(source: Float32Array, target: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = height - 1;
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x++) sums[x] = (source[x] as number) * radius;
  for (let y = 0; y < radius; y++) {
    const row = Math.min(y, last) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (source[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const ahead = Math.min(y + radius, last) * width;
    const behind = Math.max(y - radius, 0) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (source[ahead + x] as number);
      target[row + x] = sum * share;
      sums[x] = sum - (source[behind + x] as number);
    }
  }
}

/** The cheap 1-2-1 softening of about 0.7 px, in place. */
export function softenPlane(plane: Float32Array, width: number, height: number, scratch: Float32Array): void {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const left = plane[row + (x > 0 ? x - 1 : 0)] as number;
      const right = plane[row + (x < width - 1 ? x + 1 : x)] as number;
      scratch[row + x] = (left + right) * 0.25 + (plane[row + x] as number) * 0.5;
    }
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = y > 0 ? row - width : row;
    const below = y < height - 1 ? row + width : row;
    for (let x = 0; x < width; x++) {
      const sum = ((scratch[above + x] as number) + (scratch[below + x] as number)) * 0.25;
      plane[row + x] = sum + (scratch[row + x] as number) * 0.5;
    }
  }
}
