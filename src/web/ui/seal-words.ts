/** Longer names do not fit the ring. */
const ringLimit = 22;

/** What stands on a sender's seal: the name (its first word beyond 22 characters, 'Anonymous' without one) and the initial. */
export function sealWords(name: string | null | undefined): { ring: string; initial: string } {
  const full = name?.trim() || 'Anonymous';
  const characters = Array.from(full);
  const first = full.split(/\s+/)[0] ?? full;
  const ring = characters.length <= ringLimit ? full : Array.from(first).slice(0, ringLimit).join('');
  return { ring, initial: (characters[0] ?? 'A').toLocaleUpperCase() };
}
