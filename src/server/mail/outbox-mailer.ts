import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { deliveryWords } from '../delivery-words.ts';
import { composeMessage } from './compose-message.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

/** Without a mail server, each message becomes a file that a mail program opens. One Message-ID makes one file. */
export function createOutboxMailer(directory: string, clock: Pick<Clock, 'now'>): Mailer {
  let known: Promise<Set<string>> | undefined;
  const keptMessages = () => {
    known ??= readKept(directory).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    send: async (mail, beforeLastBytes) => {
      const now = clock.now();
      // Loaded for the first message.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const message = new MailComposer({ ...composeMessage(mail), date: now });
      const key = keyOf(mail.messageId);
      const fileName = `${now.toISOString().replaceAll(':', '-').slice(0, 19)}_${key}.eml`;
      const beside = join(directory, `.${key}-${randomUUID()}.new`);
      let inPlace = false;
      try {
        const kept = await keptMessages();
        await writeDurably(beside, await message.compile().build());
        if (!(await beforeLastBytes())) return { outcome: 'fenced' };
        if (kept.has(key)) return accepted(deliveryWords('inOutboxAlready'));
        kept.add(key);
        await rename(beside, join(directory, fileName)).catch((error: unknown) => {
          kept.delete(key);
          throw error;
        });
        inPlace = true;
        await syncDirectory(directory);
        return accepted(deliveryWords('keptInOutbox', fileName));
      } catch (error) {
        // The card's page shows this, so it contains the error code and not the path.
        const { code = 'unknown error' } = error as NodeJS.ErrnoException;
        return { outcome: inPlace ? 'unknown' : 'temporary', reply: deliveryWords('outboxFails', code) };
      } finally {
        await rm(beside, { force: true }).catch(() => {});
      }
    },
    close: async () => {},
  };
}

function accepted(reply: string): MailOutcome {
  return { outcome: 'accepted', reply, keptInOutbox: true };
}

// Identifiers are case-sensitive, but some file systems are not.
function keyOf(messageId: string): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32);
}

async function readKept(directory: string): Promise<Set<string>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const names = await readdir(directory);
  return new Set(names.flatMap((name) => /_([0-9a-f]{32})\.eml$/.exec(name)?.[1] ?? []));
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
