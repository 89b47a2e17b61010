import sharp from 'sharp';
import { decodeUpload } from '../src/studio/art/photo/decode-upload.ts';

// Decodes what it is sent, as a drawing thread does, and tells how long it took and how far its memory grew.
sharp.concurrency(1);
sharp.cache(false);
const tiny = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();
await decodeUpload(tiny);

process.on('message', async ({ base64 }: { base64: string }) => {
  const bytes = Buffer.from(base64, 'base64');
  const residentMb = process.memoryUsage.rss() / 2 ** 20;
  const begunMs = performance.now();
  await decodeUpload(bytes).catch(() => {});
  const tookMs = performance.now() - begunMs;
  // The highest mark of the process's life, in KB.
  process.send?.({ tookMs, grownMb: Math.max(0, process.resourceUsage().maxRSS / 1024 - residentMb) });
});
process.send?.({ tookMs: 0, grownMb: 0 });
