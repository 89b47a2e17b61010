/** Texts that are remembered as asked once: a list of ids makes a new text for each length. */
const mostSeen = 2_000;

export const onlyReads = /^select /;
/** Writes whose rows come in one parameter begin with these words; whatever the rows are, their plan is the same. */
export const readsAndWritesOfRows = /^(select |\s*with asked as )/;

/**
 * Tells whether a statement of this kind came before with the same text: such a one is worth keeping prepared. Outside
 * of transactions nothing else repeats so often.
 */
export function watchRepeats(kind: RegExp): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    if (!kind.test(text)) return false;
    if (seen.has(text)) return true;
    if (seen.size >= mostSeen) seen.clear();
    seen.add(text);
    return false;
  };
}
