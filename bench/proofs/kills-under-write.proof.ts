import { chooseSeed } from '../../tests/process/seeded-random.ts';
import { surviveKills } from '../../tests/process/survive-kills.ts';
import type { Proof } from './proof-kit.ts';

const settleWithinMs = 600_000;

export const killsUnderWriteProof: Proof = {
  title: 'SIGKILL while three people write, approve and send',
  runs: 50,
  prove: async (databases, kills, keep) => {
    const seed = chooseSeed('kills');
    const database = await databases.create();
    try {
      const env = { ...database.env, DATA_DIR: database.dataDir };
      const onKill = (done: number) => done > 0 && done % 10 === 0 && console.log(`  ${done} kills`);
      const figures = await surviveKills({ kills, seed, env, settleWithinMs, onKill });
      const { starting, serving } = figures.kills;
      console.log(
        `  ${starting + serving} kills (${starting} while starting), ${figures.rows} rows acknowledged, ` +
          `${figures.broken.length} lost or different, ${figures.messages} messages, ${figures.sent} cards sent, ` +
          `${figures.unknown} unknown (${figures.unknownArrived} of them had arrived), ${figures.duplicates} duplicates, ` +
          `${figures.givenUp} generations given up`,
      );
      keep('kills', '', starting + serving);
      keep('rows acknowledged', '', figures.rows);
      keep('lost or different', '', figures.broken.length);
      keep('messages', '', figures.messages);
      keep('duplicates', '', figures.duplicates);
      keep('generations given up after 15 minutes', '', figures.givenUp);
      return figures.duplicates === 0 ? figures.broken : [...figures.broken, `${figures.duplicates} duplicates`];
    } finally {
      database.remove();
    }
  },
};
