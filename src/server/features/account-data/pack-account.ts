import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { UserWithStyle } from '../accounts/public.ts';
import { contactsAsCsv, contactsAsVcards } from '../contacts/public.ts';
import { imageKeyOf } from '../images/public.ts';
import { arrivedName, manifestName, picturesName, rowsName } from './account-file.ts';
import { accountAsJson } from './account-json.view.ts';
import { listPicturesOf } from './account-rows.store.ts';
import { travellingTables } from './account-tables.ts';
import { writeArrived, writeManifest, writePictures, writeRows } from './write-account.ts';

/** What the folder says of itself, in the language of its reader. */
const readMe = () =>
  [
    t`This is what Fondly keeps of you.`,
    '',
    `data.json      ${t`your account, contacts, important dates, cards and the rest`}`,
    `contacts.csv   ${t`your contacts as a table, for a spreadsheet or to import again`}`,
    `contacts.vcf   ${t`your contacts with their photos, for any address book`}`,
    `pictures/      ${t`your photos and the pictures of your cards`}`,
    `account/       ${t`the same for Fondly itself: import this whole file into another installation, on its page Settings`}`,
    '',
    t`A picture that data.json calls /api/images/NAME is pictures/NAME.jpg.`,
    '',
  ].join('\n');

/** A zip file of all data of a user. Each part is read when it is needed; one picture is in memory at a time. */
export async function packAccount(context: Context, found: UserWithStyle): Promise<Readable> {
  const userId = found.user.id;
  const mtime = context.clock.now();
  const zip = new ZipFile();
  const add = (name: string, chunks: () => AsyncGenerator<string | Uint8Array>, compress = true) =>
    zip.addReadStreamLazy(name, { mtime, compress }, (done) =>
      done(null, Readable.from(chunks(), { objectMode: false })),
    );
  const output = zip.outputStream as Readable;
  // Breaks the download off, so that an incomplete file is recognizable.
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(readMe()), 'read-me.txt', { mtime });
  add('data.json', () => accountAsJson(context, found));
  add('contacts.csv', () => contactsAsCsv(context, userId));
  add('contacts.vcf', () => contactsAsVcards(context, userId));
  const db = context.database.orm;
  zip.addBuffer(Buffer.from(await writeManifest(db, found)), manifestName, { mtime });
  for (const travelling of travellingTables) {
    add(rowsName(travelling.name), () => writeRows(db, travelling, userId));
  }
  add(picturesName, () => writePictures(db, userId));
  add(arrivedName, () => writeArrived(db, userId));
  for (const { id } of await listPicturesOf(db, userId)) {
    add(`pictures/${id}.jpg`, () => picture(context, id), false);
  }
  zip.end();
  return output;
}

async function* picture(context: Context, id: string): AsyncGenerator<Uint8Array> {
  const bytes = await context.files.get(imageKeyOf(id));
  if (bytes) yield bytes;
}
