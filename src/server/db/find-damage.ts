// PostgreSQL's codes for damaged data, a damaged index, a missing file.
const damageCodes = new Set(['XX001', 'XX002', '58P01']);
// The embedded engine reports no reason to us: it exits where PostgreSQL would panic.
const damageMessages =
  /^PostgreSQL panicked|^Aborted\(|^unreachable$|^memory access out of bounds|^PGlite failed to initialize|^ENOTEMPTY.*db\.unfinished/;

/** The error, or its cause, that indicates damaged database files; null for any other error. */
export function findDamage(error: NodeJS.ErrnoException): NodeJS.ErrnoException | null {
  for (let found: unknown = error; found instanceof Error; found = found.cause) {
    const { code, message } = found as NodeJS.ErrnoException;
    if (damageCodes.has(code ?? '') || damageMessages.test(message)) return found;
  }
  return null;
}
