import { paperEndpoints } from '../../../contract/paper.ts';
import { t } from '../../../contract/translate.ts';
import { labelSheets, labelsOn } from '../../../domain/labels.ts';
import { pageNumber } from '../../../studio/art/print/paper-request.ts';
import type { Executor } from '../../db/executor.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { addressed, findSender, isPrintable, missingWords } from './addressed.ts';
import { sendPdf } from './paper-file.ts';
import { chooseRecipients } from './recipients.store.ts';

/** Sheets of address labels. Contacts without an address get none. */
export const labelsRoute = route(paperEndpoints.labels, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, query, reply }) => {
    const most = labelsOn(labelSheets[query.sheet]);
    if (query.from > most) throw invalidField('from', t`This sheet has ${most} labels.`);
    const { sender, addresses } = await findAddresses(context.database.orm, user.id, query);
    const pdf = await context.pictures.paper(
      {
        kind: 'labels',
        title: t`Address labels`,
        sheet: query.sheet,
        from: query.from,
        addresses,
        sender: query.sender === 'yes' ? sender.lines : [],
      },
      { signal: leavingSignal(reply) },
    );
    return sendPdf(reply, t`Address labels ${labelSheets[query.sheet].maker}`, pdf);
  },
});

/** One page for each envelope, with the return address if the user has one. */
export const envelopesRoute = route(paperEndpoints.envelopes, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, query, reply }) => {
    const { sender, addresses } = await findAddresses(context.database.orm, user.id, query);
    const pdf = await context.pictures.paper(
      {
        kind: 'envelopes',
        title: t`Envelopes`,
        size: query.size,
        addresses,
        sender: sender.lines,
      },
      { signal: leavingSignal(reply) },
    );
    return sendPdf(reply, t`Envelopes ${query.size.toUpperCase()}`, pdf);
  },
});

/** The return address, and the lines of every recipient's address that can be printed. Throws Refusal without any. */
async function findAddresses(db: Executor, userId: number, subject: Parameters<typeof chooseRecipients>[2]) {
  const { recipients } = await chooseRecipients(db, userId, subject);
  const sender = await findSender(db, userId);
  const addresses = recipients.map((each) => addressed(each, sender)).filter(isPrintable);
  if (addresses.length === 0) throw notFound(t`An address was not found.`);
  return { sender, addresses: addresses.map(({ lines }) => lines) };
}

/** All recipients with boxes to tick, also those whose address lacks something. */
export const checklistRoute = route(paperEndpoints.checklist, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, query, reply }) => {
    const db = context.database.orm;
    const { recipients, day } = await chooseRecipients(db, user.id, query);
    if (recipients.length === 0) throw notFound(t`A recipient was not found.`);
    const sender = await findSender(db, user.id);
    const title = [t`Checklist`, day].filter(Boolean).join(' ');
    const pdf = await context.pictures.paper(
      {
        kind: 'checklist',
        title,
        paper: query.paper,
        recipients: recipients.map((each) => {
          const { lines, missing } = addressed(each, sender);
          const notes = missing.map((part) => missingWords[part]());
          if (each.card?.deliveryStatus === 'draft') notes.push(t`Not approved yet.`);
          return { lines, name: each.person.name, card: each.card?.title ?? null, notes };
        }),
        counted:
          recipients.length === 1
            ? t`1 address, page ${pageNumber}`
            : t`${recipients.length} addresses, page ${pageNumber}`,
        tooLong: t`Too long for a label: its end is cut off.`,
      },
      { signal: leavingSignal(reply) },
    );
    return sendPdf(reply, title, pdf);
  },
});
