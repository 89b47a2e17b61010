import sharp from 'sharp';

/** A generated photo with light, dark and busy parts, always the same. */
export function makePhoto(): Promise<Uint8Array> {
  const [width, height] = [320, 320];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const checker = (x >> 4) % 2 === (y >> 4) % 2 ? 50 : 0;
      data[at] = Math.round((x / width) * 200) + (y > 200 ? checker : 20);
      data[at + 1] = Math.round((y / height) * 180) + 30;
      data[at + 2] = 210 - Math.round((x / width) * 150);
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
