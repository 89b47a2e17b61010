import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from './fingerprint.mjs';

/** Smaller files fit into a packet or two anyway. */
const worthwhileBytes = 2048;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Writes .br and .gz next to text files, so that the server does not compress them again for each visitor.
 * @param {string} root @param {string} folder
 */
export function compressFiles(root, folder) {
  for (const path of listFiles(root, folder)) {
    if (!/\.(?:js|css|html|svg)$/.test(path)) continue;
    const bytes = readFileSync(join(root, path));
    if (bytes.length < worthwhileBytes) continue;
    writeFileSync(join(root, `${path}.br`), brotliCompressSync(bytes, brotli));
    writeFileSync(join(root, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
