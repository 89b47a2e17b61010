export type HeadingParts = { main: string; second: string | null };

/** `Happy Birthday, Anna` becomes a large line and a smaller one below. */
export function splitHeading(heading: string): HeadingParts {
  const text = heading.trim();
  const comma = text.search(/[,،、，]\s*\S/u);
  if (comma < 4 || comma >= text.length - 2) return { main: text, second: null };
  return { main: text.slice(0, comma), second: text.slice(comma + 1).trim() };
}
