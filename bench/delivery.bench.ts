import { createTransport, type SendMailOptions } from 'nodemailer';
import { pino } from 'pino';
import { buildContext, closeContext } from '../src/server/build-context.ts';
import { readConfig } from '../src/server/config.ts';
import type { Context } from '../src/server/context.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { cards } from '../src/server/db/tables/cards.ts';
import { createDeliveryWorker } from '../src/server/features/delivery/delivery-worker.ts';
import { storeImage } from '../src/server/features/images/image-files.store.ts';
import type { OutgoingMail } from '../src/server/mail/mailer.ts';
import { insertOwner, type Owner } from '../tests/delivery/insert-card.ts';
import type { Benchmark } from './benchmark.ts';
import { drawInThread, watercolorBirthday } from './card-pictures.ts';
import { compare, timeMs } from './measure.ts';
import { startHelper } from './run-process.ts';

const cardsPerRound = 400;
const connections = 5;

/** Due cards claimed, prepared, handed over and recorded per second, beside sending the same bytes only. */
export const deliveryBench: Benchmark = {
  title: `Delivery of ${cardsPerRound} due cards with a picture to a local mail sink, ${connections} connections`,
  run: async (databases) => {
    const database = await databases.create();
    const sink = await startHelper<{ waitFor: number }, { url: string; arrived: number }>(
      new URL('./mail-sink.process.ts', import.meta.url),
    );
    let arrived = 0;
    const received = () => {
      arrived += cardsPerRound;
      return sink.ask({ waitFor: arrived });
    };
    const env = { ...database.env, SMTP_URL: sink.ready.url, PUBLIC_URL: 'http://fondly.test' };
    const context = await buildContext(readConfig(env, '/'), pino({ level: 'error' }));
    const sample = keepSample(context);
    const pool = createTransport({
      url: sink.ready.url,
      pool: true,
      maxConnections: connections,
      maxMessages: Number.POSITIVE_INFINITY,
    });
    try {
      await migrateDatabase(context.database);
      const owner = await insertOwner(context);
      const picture = await drawInThread(watercolorBirthday);
      const imageUrl = await storeImage(context, { userId: owner.userId, kind: 'card', ...picture });

      const deliver = async () => {
        await insertDueCards(context, owner, imageUrl);
        const worker = createDeliveryWorker(context);
        return cardsPerSecond(async () => {
          worker.start();
          await received();
          await worker.stop();
        });
      };
      let number = 0;
      const sendOnly = () =>
        cardsPerSecond(async () => {
          const sending = Array.from({ length: cardsPerRound }, () => {
            number += 1;
            return pool.sendMail({ ...plainMessage(sample()), messageId: `<floor-${number}@fondly.test>` });
          });
          await Promise.all([...sending, received()]);
        });
      return await compare({
        unit: 'cards/s',
        warmUps: 1,
        rounds: 5,
        subjects: [{ name: 'Fondly', measure: deliver }],
        floor: { name: 'nodemailer pool', measure: sendOnly },
      });
    } finally {
      pool.close();
      await closeContext(context);
      await sink.stop();
      database.remove();
    }
  },
};

/** Remembers the last message that went to the mailer: the floor sends the same bytes. */
function keepSample(context: Context): () => OutgoingMail {
  const { mailer } = context;
  let sample: OutgoingMail | undefined;
  context.mailer = {
    send: (mail, beforeLastBytes) => {
      sample = mail;
      return mailer.send(mail, beforeLastBytes);
    },
    close: () => mailer.close(),
  };
  return () => {
    if (!sample) throw new Error('No card has been delivered yet.');
    return sample;
  };
}

async function cardsPerSecond(work: () => Promise<void>): Promise<number> {
  return (cardsPerRound * 1000) / (await timeMs(work));
}

async function insertDueCards(context: Context, { userId, personId }: Owner, imageUrl: string): Promise<void> {
  const now = Date.now();
  const card = {
    userId,
    personId,
    imageUrl,
    title: 'Happy 60th Birthday, Mum',
    message: 'Sixty candles, and every one of them deserved.\n\nWith all my love, today and every other day.',
    category: 'birthday' as const,
    digitalDeliveryType: 'email' as const,
    deliveryStatus: 'approved_and_scheduled' as const,
    recipientEmail: 'mum@example.test',
    scheduledDate: new Date(now).toISOString().slice(0, 10),
    dueAt: new Date(now - 1000),
    dayEndsAt: new Date(now + 3_600_000),
  };
  await context.database.orm.insert(cards).values(Array.from({ length: cardsPerRound }, () => card));
}

/** The message as anyone would hand it to nodemailer. */
function plainMessage({
  inlineImages,
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  headers,
}: OutgoingMail): SendMailOptions {
  const attachments = inlineImages.map(({ contentId, fileName, jpeg }) => ({
    cid: contentId,
    filename: fileName,
    content: Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength),
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
  }));
  return { from, to, subject, html, text, attachments, ...(replyTo && { replyTo }), ...(headers && { headers }) };
}
