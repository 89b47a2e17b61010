/** The parts named on the command line, or all. */
export function choose<Part>(parts: Record<string, Part>, names: readonly string[]): [name: string, part: Part][] {
  const unknown = names.filter((name) => !parts[name]);
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
}
