import { pino } from 'pino';
import { buildContext } from '../src/server/build-context.ts';
import { readConfig } from '../src/server/config.ts';
import { createDeliveryWorker } from '../src/server/features/delivery/delivery-worker.ts';
import type { Point } from './proofs/kills.proof.ts';

// A delivery worker in its own process. It starts when it gets the point at which to kill itself, if any.
const context = await buildContext(readConfig(JSON.parse(process.argv[2] ?? ''), '/'), pino({ level: 'silent' }));
let last: Point | undefined;
const reach = (point: Point) => void (point === last && process.kill(process.pid, 'SIGKILL'));

const { mailer } = context;
context.mailer = {
  send: async (mail, beforeLastBytes) => {
    reach('claimed');
    const outcome = await mailer.send(mail, async () => {
      reach('before the fence');
      const granted = await beforeLastBytes();
      reach('after the fence');
      return granted;
    });
    reach('answered');
    return outcome;
  },
  close: () => mailer.close(),
};
const worker = createDeliveryWorker(context, { pollMs: 100, heartbeatMs: 1_000 });
process.on('message', ({ killAt }: { killAt?: Point }) => {
  last = killAt;
  worker.start();
});
process.send?.('ready');
