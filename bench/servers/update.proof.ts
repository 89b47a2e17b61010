import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Proof } from '../proofs/proof.ts';
import { openScene } from '../scene.ts';
import type { Servers } from './debian-servers.ts';
import { liveThrough } from './fleet.ts';

const each = 3;
const dueEachMinute = 500;
const root = fileURLToPath(new URL('../../', import.meta.url));

export const updateProof: Proof<Servers> = {
  title: `${each} web and ${each} worker processes are updated one after the other while cards fall due`,
  prove: async ({ engine, minutes }) => {
    const scene = await openScene(await engine.started());
    const next = makeNextVersion();
    const windowMs = minutes * 60_000;
    const wrong = await liveThrough(scene, {
      ...{ each, due: dueEachMinute * minutes, windowMs },
      // The first update migrates; all others of the old version continue with the newer schema.
      event: async (processes, renew) => {
        for (let at = 0; at < processes; at += 1) {
          await wait(windowMs / (processes + 1));
          await renew(at, next.main);
        }
      },
    });
    next.remove();
    await scene.close();
    return wrong;
  },
};

/** The current build with one more migration that an old version does not notice. */
function makeNextVersion(): { main: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fondly-next-'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  const migrations = join(folder, 'dist/server/db/migrations');
  const journalPath = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'));
  const tag = 'next_version';
  journal.entries.push({ idx: journal.entries.length, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalPath, JSON.stringify(journal));
  writeFileSync(join(migrations, `${tag}.sql`), 'ALTER TABLE "cards" ADD COLUMN "next" integer DEFAULT 0 NOT NULL;');
  return { main: join(folder, 'dist/server/main.js'), remove: () => rmSync(folder, { recursive: true }) };
}
