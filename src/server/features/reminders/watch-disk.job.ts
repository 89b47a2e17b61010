import { and, eq, isNull } from 'drizzle-orm';
import { inSize } from '../../../contract/amounts.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { DiskLook } from '../../data-dir/disk-room.ts';
import type { Executor } from '../../db/executor.ts';
import { storageAlarms } from '../../db/tables/storage-alarms.ts';
import { users } from '../../db/tables/users.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { sendOwnerMail } from './send-owner-mail.ts';

/** An alarm ends only with this much more than the reserve, so that a fluctuating level is reported once. */
const enoughAgain = 1.2;

/** Mails each administrator once that the disk is nearly full. */
export function watchDiskJob(context: Context): Job<'watch-disk'> {
  return {
    name: 'watch-disk',
    concurrency: 1,
    handler: async () => {
      const { database, disk, log } = context;
      const look = await disk.look();
      if (look.state === 'enough') {
        if (look.freeBytes > look.reserveBytes * enoughAgain) await endAlarm(database.orm);
        return;
      }
      for (const admin of await listUntold(database.orm)) {
        const { result } = await inLanguageOfAccount(database.orm, admin.id, () => tell(context, admin, look));
        log.warn({ userId: admin.id, result, freeBytes: look.freeBytes }, 'the disk has little room left');
      }
    },
  };
}

function tell(context: Context, to: Awaited<ReturnType<typeof listUntold>>[number], look: DiskLook) {
  const { config, secretKey, clock } = context;
  return sendOwnerMail(context, {
    to,
    messageId: secretKey.derive('disk alarm', to.id, clock.now().toISOString().slice(0, 10)),
    content: {
      title: t`The disk of your Fondly is nearly full`,
      intro: t`${inSize(look.freeBytes)} of ${inSize(look.totalBytes)} are free on the volume of DATA_DIR; ${inSize(look.reserveBytes)} should be (DISK_RESERVE_MB).`,
      items: [
        {
          heading: t`What goes on, and what does not`,
          lines: [
            t`New pictures, photos and imports with photos are refused. Cards go out, people log in, and words can be edited.`,
            t`Make room or enlarge the volume: pictures are taken again by themselves. Without room, the database itself stops.`,
          ],
          imageUrl: null,
          links: [{ label: t`See the details`, url: `${config.publicUrl}/test-scheduler` }],
        },
      ],
      footer: null,
    },
    claim: (tx) => claimAlarm(tx, to.id),
    giveBack: (tx) => releaseAlarm(tx, to.id),
  });
}

/** Administrators not yet notified that the disk is nearly full. */
async function listUntold(db: Executor) {
  return db
    .select({ id: users.id, name: users.name, email: users.email, mailTrouble: users.mailTrouble })
    .from(users)
    .leftJoin(storageAlarms, eq(storageAlarms.userId, users.id))
    .where(and(eq(users.isAdmin, true), isNull(storageAlarms.userId)))
    .orderBy(users.id);
}

/** False if another worker has notified them. */
async function claimAlarm(tx: Executor, userId: number): Promise<boolean> {
  const rows = await tx.insert(storageAlarms).values({ userId }).onConflictDoNothing().returning();
  return rows.length === 1;
}

async function releaseAlarm(tx: Executor, userId: number): Promise<void> {
  await tx.delete(storageAlarms).where(eq(storageAlarms.userId, userId));
}

/** There is space again: the next shortage is reported anew. */
async function endAlarm(db: Executor): Promise<void> {
  await db.delete(storageAlarms);
}
