import { peopleEndpoints } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { UnreadablePicture } from '../../../studio/art/photo/unreadable-picture.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { StagedContact } from '../../db/tables/people.ts';
import { route } from '../../http/route.ts';
import { requiredFile } from '../../http/uploads.ts';
import { saidAgain } from '../../reader.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { storeUpload } from '../images/public.ts';
import { addressOf, datesOf, stageVcard } from './import/staged-contact.ts';
import { withRelation } from './relation-in-files.ts';
import { naming } from './sentences.ts';
import { readVcards } from './vcard/read-vcards.ts';

/** Reads the first contact of a vCard file for the form; saves only its picture, whose id the form sends back. */
export const uploadVcfRoute = route(peopleEndpoints.uploadVcf, {
  access: 'signed-in',
  scope: 'contacts',
  fileLimitBytes: 5 * 1024 * 1024,
  handler: async ({ context, user, files }) => {
    const file = requiredFile(files, 'vcfFile', t`Choose a vCard file (.vcf) first.`);
    const { contacts, problems } = readVcards(file.bytes);
    const [first, ...others] = contacts;
    if (!first) throw invalidField('vcfFile', problems[0] ?? t`This file is not a vCard (.vcf) file.`);
    const contact = withRelation(stageVcard(first, todayIn(context.clock, user.timeZone)));
    const picture = await storePhoto(context, user.id, first.photo);
    return {
      success: true as const,
      contact: {
        ...contact,
        greetingName: first.greetingName,
        timeZone: first.timeZone,
        language: first.language,
        reach: contact.reach ?? null,
        groups: contact.groups ?? [],
        address: contact.address ?? addressOf(contact),
        dates: datesOf(contact),
        imageUrl: picture.url,
        dropped: [...contact.dropped, ...notInForm(contact), ...picture.dropped],
      },
      others: others.length,
    };
  },
});

/** What the form has no place for; an import of the file takes it. */
function notInForm({ relations = [] }: StagedContact): string[] {
  return naming(
    t`Add related people on the page of the contact:`,
    relations.map(({ name }) => name),
  );
}

/** An unreadable photo affects only itself. */
async function storePhoto(
  context: Context,
  userId: number,
  photo: Uint8Array | null,
): Promise<{ url: string | null; dropped: string[] }> {
  if (!photo) return { url: null, dropped: [] };
  try {
    return { url: await storeUpload(context, userId, photo), dropped: [] };
  } catch (error) {
    const isLeftOut = error instanceof UnreadablePicture || (error instanceof Refusal && error.code === 'storage_full');
    if (isLeftOut) return { url: null, dropped: [t`The photo was left out. ${saidAgain(error.message)}`] };
    throw error;
  }
}
