/** The outline of the wax, as the path of an SVG with a view box of 240 x 240. */
export const sealRim =
  'M224.6,109.5C224.9,130.7,219.1,165.3,212.2,182.1C205.4,198.9,199.9,202.7,183.4,210.4C167.0,218.0,133.6,227.2,113.5,228.2C93.4,229.3,78.0,225.4,63.0,216.6C47.9,207.8,31.8,190.2,23.2,175.4C14.6,160.7,9.3,147.1,11.4,128.1C13.4,109.2,26.4,77.8,35.6,61.6C44.8,45.4,52.2,38.5,66.4,30.9C80.5,23.3,103.6,17.6,120.4,15.9C137.2,14.2,152.1,14.2,167.1,20.7C182.2,27.3,201.0,40.4,210.6,55.2C220.2,70.0,224.4,88.3,224.6,109.5Z';

/** Longer names do not fit the ring. */
const ringLimit = 22;

/** The text on a seal: the initial, and the name (its first word beyond 22 characters, 'Anonymous' without one). */
export function sealWords(name: string | null | undefined): { ring: string; initial: string } {
  const full = name?.trim() || 'Anonymous';
  const characters = Array.from(full);
  const first = full.split(/\s+/)[0] ?? full;
  const ring = characters.length <= ringLimit ? full : Array.from(first).slice(0, ringLimit).join('');
  return { ring, initial: (characters[0] ?? 'A').toLocaleUpperCase() };
}
