import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

// Accepts every message and stores none; given a number, it reports when that many have arrived in all.
let arrived = 0;
let wanted = Number.POSITIVE_INFINITY;
const look = () => {
  if (arrived < wanted) return;
  wanted = Number.POSITIVE_INFINITY;
  process.send?.(arrived);
};

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData: (stream, _session, callback) =>
    stream.resume().on('end', () => {
      arrived += 1;
      callback();
      look();
    }),
});
process.on('message', (messages: number) => {
  wanted = messages;
  look();
});
server.listen(0, '127.0.0.1', () =>
  process.send?.(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`),
);
