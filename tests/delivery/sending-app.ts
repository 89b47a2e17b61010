import { expect } from 'vitest';
import { createDeliveryWorker } from '../../src/server/features/delivery/delivery-worker.ts';
import { createSmtpMailer } from '../../src/server/mail/smtp-mailer.ts';
import { type Person, startTestApp, type TestApp } from '../app/test-app.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { readCard, readLog } from './insert-card.ts';

/** An app whose cards go to a mail server of the tests, which can give them back. */
export type SendingApp = {
  fondly: TestApp;
  server: MailServer;
  /** Works until a card is no longer waiting to be sent. */
  work(id: number): Promise<void>;
  /** Sends a card of this person now, to its end. */
  send(person: Person, id: number): Promise<void>;
  /** Reports that the mail of a card came back. */
  bounce(id: number, body: object): ReturnType<Person['call']>;
  close(): Promise<void>;
};

export async function startSendingApp(): Promise<SendingApp> {
  const secret = 'a-secret-of-the-operator';
  const server = await startMailServer();
  const mailer = createSmtpMailer({ smtpUrl: server.url });
  const fondly = await startTestApp({ replace: { mailer }, environment: { BOUNCE_SECRET: secret } });
  const work = async (id: number) => {
    const worker = createDeliveryWorker(fondly.context, { pollMs: 50 });
    worker.start();
    await expect
      .poll(async () => (await readCard(fondly.context, id)).deliveryStatus, { timeout: 50_000 })
      .not.toMatch(/^(?:approved_and_scheduled|ready|scheduled)$/);
    await worker.stop();
  };
  return {
    fondly,
    server,
    work,
    send: async (person, id) => {
      const answer = await person.call('POST', `/api/cards/${id}/send-now`);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      await work(id);
    },
    bounce: async (id, body) => {
      const [log] = await readLog(fondly.context, id);
      const report = { messageId: log?.messageId, details: '550 gone', ...body };
      return fondly.anonymous.call('POST', `/api/webhooks/bounce/${secret}`, report);
    },
    close: async () => {
      await fondly.close();
      await server.close();
    },
  };
}
