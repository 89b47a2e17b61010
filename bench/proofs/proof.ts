import { choose } from '../choose.ts';

/** A proof by force: prints what it saw and returns what went wrong. */
export type Proof<With> = { title: string; prove(parts: With): Promise<string[]> };

/** Runs the named proofs, or all, and exits with the result. */
export async function prove<With>(
  proofs: Record<string, Proof<With>>,
  names: readonly string[],
  parts: With,
  end: () => Promise<void> = async () => {},
): Promise<never> {
  const wrong: string[] = [];
  try {
    for (const [name, proof] of choose(proofs, names)) {
      console.log(`${name}: ${proof.title}`);
      wrong.push(...(await proof.prove(parts)).map((words) => `${name}: ${words}`));
    }
  } finally {
    await end();
  }
  console.log(wrong.length === 0 ? 'Everything held.' : `WRONG:\n${wrong.join('\n')}`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
