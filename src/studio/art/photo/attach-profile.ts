import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const pngSignatureAndHeader = 8 + 25;

/**
 * Pixels with the colour profile they were taken in (phones: Display P3), so that sharp converts them to sRGB.
 * sharp gives raw pixels no profile of their own: they take the way round a PNG with an iCCP chunk.
 */
export async function attachProfile(pixels: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await pixels.png({ compressionLevel: 0, adaptiveFiltering: false }).toBuffer();
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return sharp(Buffer.concat([png.subarray(0, pngSignatureAndHeader), chunk, png.subarray(pngSignatureAndHeader)]));
}
