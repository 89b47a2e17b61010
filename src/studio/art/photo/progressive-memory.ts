const progressiveFrames = new Set([0xc2, 0xc6, 0xca, 0xce]);
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const coefficientBytes = 2;

/**
 * The bytes that a decoder must hold at once for a progressive JPEG: all coefficients of all its pixels, however small the
 * picture is wanted, since each scan adds to all of them. 0 for any other file.
 */
export function progressiveMemory(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 10 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) at++;
    else if (isFrame(marker)) return progressiveFrames.has(marker) ? coefficientsOf(view, at + 4) : 0;
    else at += 2 + view.getUint16(at + 2);
  }
  return 0;
}

/** Each component has as many coefficients as samples, which its sampling factors tell. */
function coefficientsOf(view: DataView, frame: number): number {
  const [height, width] = [view.getUint16(frame + 1), view.getUint16(frame + 3)];
  const components = view.getUint8(frame + 5);
  if (frame + 6 + components * 3 > view.byteLength) return 0;
  const factors = Array.from({ length: components }, (_, i) => view.getUint8(frame + 7 + i * 3));
  const across = Math.max(...factors.map((factor) => factor >> 4));
  const down = Math.max(...factors.map((factor) => factor & 15));
  if (!(across > 0 && down > 0)) return 0;
  return factors.reduce(
    (sum, factor) => sum + ((width * (factor >> 4)) / across) * ((height * (factor & 15)) / down) * coefficientBytes,
    0,
  );
}
