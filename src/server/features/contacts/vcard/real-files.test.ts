import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readVcards } from './read-vcards.ts';

const folder = new URL('../../../../../../shared/data/contacts/', import.meta.url);
const isThere = existsSync(folder);
const read = (file: string) => readVcards(readFileSync(new URL(file, folder)));
const none = { street: '', city: '', state: '', postalCode: '', country: '' };

/** Exports of real programs that other projects test with; what they hold was read by eye. */
describe.skipIf(!isThere)(
  `real exports${isThere ? '' : ' (skipped: ../shared/data/contacts is not on this machine)'}`,
  () => {
    test('iOS 5: one contact, CR CR LF line ends, groups, folded photo', async () => {
      const { contacts, problems } = read('ezvcard_John_Doe_IPHONE.vcf');
      expect(problems).toEqual([]);
      expect(contacts).toHaveLength(1);
      const [john] = contacts;
      expect(john).toMatchObject({
        name: 'Mr. John Richter James Doe Sr.',
        nickname: 'Johny',
        email: 'john.doe@ibm.com',
        phone: '905-555-1234',
        address: {
          street: 'Silicon Alley 5',
          city: 'New York',
          state: 'New York',
          postalCode: '12345',
          country: 'United States of America',
        },
        birthday: '2012-06-06',
        anniversary: null,
        notes: null,
      });
      expect(john?.dropped).toContain('There is no field for: company, job title, web address.');
      expect(john?.dropped.join()).toContain('Only one postal address is kept; 1 more left out.');
      const { format, width, height } = await sharp(john?.photo ?? undefined).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 320, height: 320 });
      await sharp(john?.photo ?? undefined)
        .raw()
        .toBuffer();
    });

    test('Android: six contacts, quoted-printable with soft breaks, one e-mail that is none', () => {
      const { contacts, problems } = read('ezvcard_John_Doe_ANDROID.vcf');
      expect(problems).toEqual([]);
      expect(contacts.map(({ name, email, phone }) => [name, email, phone])).toEqual([
        ['john.doe@company.com', 'john.doe@company.com', null],
        ['jane.doe@company.com', 'jane.doe@company.com', null],
        ['Ñ Ñ Ñ Ñ Ñ', null, '123456789'],
        ['Ñ Ñ Ñ Ñ Ñ Ñ Ñ Ñ Ñ Ñ Ñ', null, '123456'],
        ['Ñ Ñ Ñ Ñ', 'bob@company.com', '123456'],
        ['ÑÑÑÑ', 'henry@company.com', '55556666'],
      ]);
      expect(contacts[3]?.notes).toBe('Ñ Ñ Ñ Ñ Ñ Ñ Ñ ÑÑ Ñ Ñ Ñ Ñ Ñ Ñ ÑÑ Ñ Ñ Ñ Ñ');
      expect(contacts[4]?.dropped).toContain('Not an e-mail address: ÑÑÑÑÑÑÑÑÑÑÑÑÑÑ.');
      expect(Buffer.from(contacts[4]?.photo?.subarray(0, 10) ?? []).toString('latin1')).toBe(
        '\xff\xd8\xff\xe0\x00\x10JFIF',
      );
    });

    test('Gmail: labelled anniversary, whole address in the street', () => {
      const { contacts } = read('ezvcard_gmail-single.vcf');
      expect(contacts).toHaveLength(1);
      expect(contacts[0]).toMatchObject({
        name: 'Greg Dartmouth',
        nickname: 'Gman',
        email: 'gdartmouth@hotmail.com',
        phone: '555 555 1111',
        address: { ...none, street: '123 Home St', city: 'Home City', state: 'HM', postalCode: '12345' },
        birthday: '1960-09-10',
        anniversary: '1970-06-02',
        notes: "This is GMail's note field.\nIt should be added as a NOTE type.\nACustomField: CustomField",
        photo: null,
      });
    });

    test('RFC 6350: birthday without a year, anniversary with a time, phone as a link', () => {
      const { contacts } = read('ezvcard_rfc6350-example.vcf');
      expect(contacts).toHaveLength(1);
      expect(contacts[0]).toMatchObject({
        name: 'Simon Perreault',
        email: 'simon.perreault@viagenie.ca',
        phone: '+1-418-656-9254 ext. 102',
        address: {
          street: '2875 Laurier, Suite D2-630',
          city: 'Quebec',
          state: 'QC',
          postalCode: 'G1V 2M2',
          country: 'Canada',
        },
        birthday: '--02-03',
        anniversary: '2009-08-08',
      });
    });

    test('Outlook: eight-bit Windows-1252', () => {
      const { contacts } = read('folker_AnsiIssue_windows1252.vcf');
      expect(contacts).toHaveLength(1);
      expect(contacts[0]).toMatchObject({
        name: 'Ralf Rastral',
        email: null,
        address: { ...none, street: 'Lämmerweg 12', city: 'Kleindorf', postalCode: '98765', country: 'Deutschland' },
        dropped: [],
      });
      expect(contacts[0]?.photo).not.toBeNull();
    });

    test('a Japanese phone: three contacts in Shift_JIS', () => {
      const { contacts } = read('aosp_v21_multiple_entry.vcf');
      expect(contacts.map(({ name, phone }) => [name, phone])).toEqual([
        ['安藤ロイド3', '9'],
        ['安藤ロイド4', '15'],
        ['安藤ロイド5', '17'],
      ]);
    });

    test('a broken photo costs the photo, not the contact', () => {
      const { contacts } = read('aosp_v21_malformed_photo.vcf');
      expect(contacts).toHaveLength(1);
      expect(contacts[0]).toMatchObject({
        name: 'fullname',
        photo: null,
        dropped: ['The photo is damaged and was left out.'],
      });
    });
  },
);
