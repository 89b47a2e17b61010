import { createTransport } from 'nodemailer';
import sharp from 'sharp';
import { createDeliveryWorker } from '../src/server/features/delivery/delivery-worker.ts';
import { storeImage } from '../src/server/features/images/image-files.store.ts';
import { type Bench, compare, timeMs } from './compare.ts';
import { startHelper, told } from './helper-process.ts';
import { samplePhoto } from './pictures.bench.ts';
import { insertDueCards, openScene } from './scene.ts';

const maxConnections = 5;

export const deliveryBench: Bench = {
  title: `Due cards with a picture claimed, prepared, handed over and recorded; floor: nodemailer sends the picture, ${maxConnections} connections`,
  run: async (engine, quick) => {
    const count = quick ? 50 : 400;
    const rounds = quick ? 1 : 5;
    const sink = await startHelper<string>('mail-sink.process.ts');
    const scene = await openScene(await engine.empty(), sink.ready);
    const pool = createTransport({
      url: sink.ready,
      pool: true,
      maxConnections,
      maxMessages: Number.POSITIVE_INFINITY,
    });
    const jpeg = await sharp(samplePhoto).resize(1024, 1024).jpeg({ quality: 88 }).toBuffer();
    const picture = { userId: scene.owner.userId, kind: 'card', jpeg, width: 1024, height: 1024 } as const;
    const imageUrl = await storeImage(scene.context, picture);
    const attachments = [{ cid: 'card', filename: 'card.jpg', content: jpeg }];
    const html = '<p>Sixty candles.</p><img src="cid:card">';
    const mail = { from: 'ada@example.test', to: 'mum@example.test', subject: 'Happy Birthday', html, attachments };

    let sent = 0;
    /**
     * Messages per second; also records the processor time of each, which hardly depends on the load of the machine.
     */
    const rate = async (spentMs: number[], work: () => void) => {
      sent += count;
      sink.send(sent);
      const before = process.cpuUsage();
      const tookMs = await timeMs(() => {
        work();
        return told(sink);
      });
      const { user, system } = process.cpuUsage(before);
      spentMs.push((user + system) / 1000 / count);
      return (count * 1000) / tookMs;
    };
    const spentMs = { ours: [] as number[], floor: [] as number[] };
    const deliver = async () => {
      await insertDueCards(scene, count, () => ({ imageUrl }));
      const worker = createDeliveryWorker(scene.context);
      const perSecond = await rate(spentMs.ours, () => worker.start());
      await worker.stop();
      return perSecond;
    };
    const sendOnly = () =>
      rate(spentMs.floor, () => {
        for (let at = 0; at < count; at += 1) void pool.sendMail({ ...mail });
      });
    const noted = (figures: number[]) => async () => figures.shift() ?? Number.NaN;
    const rows = [
      await compare('cards', '/s', { ours: deliver, floor: sendOnly, rounds }),
      await compare('processor time of one', 'ms', { ours: noted(spentMs.ours), floor: noted(spentMs.floor), rounds }),
    ];
    pool.close();
    await scene.close();
    sink.kill();
    return rows;
  },
};
