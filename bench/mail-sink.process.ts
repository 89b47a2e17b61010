import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

// Takes every message and keeps none; asked to wait, it answers once so many have arrived in all.
let arrived = 0;
let wanted = Number.POSITIVE_INFINITY;
const tell = () => {
  if (arrived < wanted) return;
  wanted = Number.POSITIVE_INFINITY;
  process.send?.({ url: '', arrived });
};

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData: (stream, _session, callback) => {
    stream.on('end', () => {
      arrived += 1;
      callback();
      tell();
    });
    stream.resume();
  },
});
process.on('message', (question: { waitFor: number }) => {
  wanted = question.waitFor;
  tell();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, arrived });
});
