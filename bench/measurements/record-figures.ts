/** Prints the figures of a proof, one by one. */
export function keepFigures(_source: { part: string; engine: string; title: string }) {
  return (name: string, unit: string, value: number, ratio?: number): void =>
    console.log(`  ${name}: ${value} ${unit}${ratio === undefined ? '' : ` (${ratio.toFixed(2)} x)`}`);
}
