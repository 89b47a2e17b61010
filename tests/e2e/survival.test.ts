import { expect, test } from 'vitest';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { chooseSeed } from '../process/seeded-random.ts';
import { surviveKills } from '../process/survive-kills.ts';

const kills = 20;
const settleWithinMs = 240_000;

test('20 kills lose nothing that was acknowledged and send no card twice', { timeout: 720_000 }, async () => {
  const seed = chooseSeed('survival');
  const data = copyPreparedDataDir();
  try {
    const figures = await surviveKills({ kills, seed, env: { DATA_DIR: data.dataDir }, settleWithinMs });
    const { starting, serving } = figures.kills;
    console.log(
      `survival: ${starting + serving} kills (${starting} while starting), ${figures.rows} acknowledged rows, ` +
        `${figures.messages} messages, ${figures.sent} cards sent, ${figures.unknown} unknown ` +
        `(${figures.unknownArrived} of them had arrived), ${figures.duplicates} duplicates`,
    );
    expect(figures.broken).toEqual([]);
    expect(starting + serving).toBe(kills);
    expect(figures.duplicates).toBe(0);
    expect(figures.givenUp).toBe(0);
    expect(figures.sent).toBeGreaterThan(10);
  } finally {
    data.remove();
  }
});
