import { expect, test } from 'vitest';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { surviveKills } from '../process/survive-kills.ts';

const kills = 20;
const settleWithinMs = 240_000;

const seed = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000);

test('20 kills lose nothing that was acknowledged and send no card twice', { timeout: 720_000 }, async () => {
  console.log(`survival: SURVIVAL_SEED=${seed}`);
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
