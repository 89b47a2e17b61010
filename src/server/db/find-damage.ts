// Of PostgreSQL: damaged data, a damaged index, a file that is gone.
const damageCodes = new Set(['XX001', 'XX002', '58P01']);
// Of the embedded engine, which says why on no channel of ours: it ends itself where PostgreSQL would panic.
const damageMessages =
  /^PostgreSQL panicked|^Aborted\(|^unreachable$|^memory access out of bounds|^PGlite failed to initialize|^ENOTEMPTY.*db\.unfinished/;

/** The error, or what caused it, that tells of damaged files of the database; null for any other trouble. */
export function findDamage(error: NodeJS.ErrnoException): NodeJS.ErrnoException | null {
  for (let found: unknown = error; found instanceof Error; found = found.cause) {
    const { code, message } = found as NodeJS.ErrnoException;
    if (damageCodes.has(code ?? '') || damageMessages.test(message)) return found;
  }
  return null;
}
