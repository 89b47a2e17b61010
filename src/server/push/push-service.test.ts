import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createGuardedAgent } from '../outgoing/guarded-agent.ts';
import { secretKeyFrom } from '../secrets/secret-key.ts';
import { createPushService } from './push-service.ts';
import { deriveVapidKeys } from './vapid-keys.ts';

const device = {
  endpoint: 'https://push.example.test/a',
  // The example of RFC 8291, section 5.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('does not connect to a name that resolves to a private network when sending', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dispatcher = createGuardedAgent({
    allowPrivate: false,
    resolve: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const keys = deriveVapidKeys(secretKeyFrom('a secret key'));
  const push = createPushService({ keys, subject: 'mailto:fondly@example.test', dispatcher });
  const options = { ttlSeconds: 60, urgency: 'low', topic: 'x', signal: new AbortController().signal } as const;
  expect(await push.send(device, 'hello', options)).toMatchObject({ outcome: 'gone' });
  expect(connections).toBe(0);
  await push.close();
  server.close();
});
