import { pino } from 'pino';
import { buildContext, closeContext } from '../../src/server/build-context.ts';
import { readConfig } from '../../src/server/config.ts';
import { createDeliveryWorker } from '../../src/server/features/delivery/delivery-worker.ts';

// A delivery worker in a process of its own, which sends a signal to itself at one point of its next delivery.
type Order = { point: string; signal: NodeJS.Signals };

const environment = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const context = await buildContext(readConfig(environment, '/'), pino({ level: 'silent' }));
let order: Order | null = null;
const reach = (point: string) => {
  if (order?.point !== point) return;
  const { signal } = order;
  order = null;
  process.kill(process.pid, signal);
};

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

process.on('message', (message: Order | 'start' | 'stop' | 'cpu') => {
  if (message === 'start') worker.start();
  else if (message === 'stop') {
    void worker
      .stop()
      .then(() => closeContext(context))
      .then(() => process.exit(0));
  } else if (message !== 'cpu') order = message;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
process.send?.('ready');
