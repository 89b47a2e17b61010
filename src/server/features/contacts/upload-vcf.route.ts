import { peopleEndpoints } from '../../../contract/people.ts';
import { joinAddress } from '../../../domain/address.ts';
import { UnreadablePicture } from '../../../studio/art/photo/decode-upload.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { requiredFile } from '../../http/uploads.ts';
import { invalidField } from '../../refusal.ts';
import { storeUpload } from '../images/image-files.store.ts';
import { readVcards } from './vcard/read-vcards.ts';

/** Reads the first contact of a vCard file for the form; nothing is saved but its picture, which the form names. */
export const uploadVcfRoute = route(peopleEndpoints.uploadVcf, {
  access: 'signed-in',
  fileLimitBytes: 5 * 1024 * 1024,
  handler: async ({ context, user, files }) => {
    const file = requiredFile(files, 'vcfFile', 'Choose a vCard file (.vcf) first.');
    const { contacts, problems } = readVcards(file.bytes);
    const [first, ...others] = contacts;
    if (!first) throw invalidField('vcfFile', problems[0] ?? 'This file is not a vCard (.vcf) file.');
    const { photo, address, dropped, ...facts } = first;
    const picture = await storePhoto(context, user.id, photo);
    return {
      success: true as const,
      contact: {
        ...facts,
        address: joinAddress(address) || null,
        street: address.street || null,
        city: address.city || null,
        state: address.state || null,
        postalCode: address.postalCode || null,
        country: address.country || null,
        imageUrl: picture.url,
        dropped: [...dropped, ...picture.dropped],
      },
      others: others.length,
    };
  },
});

/** A photo that cannot be read costs the contact nothing but the photo. */
async function storePhoto(
  context: Context,
  userId: number,
  photo: Uint8Array | null,
): Promise<{ url: string | null; dropped: string[] }> {
  if (!photo) return { url: null, dropped: [] };
  try {
    return { url: await storeUpload(context, userId, photo), dropped: [] };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { url: null, dropped: [`The photo was left out. ${error.message}`] };
    throw error;
  }
}
