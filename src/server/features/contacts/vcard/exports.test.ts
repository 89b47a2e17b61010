import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readVcards } from './read-vcards.ts';

const folder = new URL('../../../../../tests/files/contacts/', import.meta.url);
const read = (file: string) => readVcards(readFileSync(new URL(file, folder)));
const none = { street: '', city: '', state: '', postalCode: '', country: '' };

/** Each file has the form of one program's export; the expected values were read by eye. */
describe('reads the exports of', () => {
  test('iOS 5: one contact, CR CR LF line ends, groups, folded photo', async () => {
    const { contacts, problems } = read('ios.vcf');
    expect(problems).toEqual([]);
    expect(contacts).toHaveLength(1);
    const [walter] = contacts;
    expect(walter).toMatchObject({
      name: 'Mr. Walter Gray James Finch Sr.',
      nickname: 'Wally',
      email: 'walter.finch@example.test',
      phone: '905-555-0134',
      address: {
        street: 'Harbour Steps 5',
        city: 'Falmouth',
        state: 'Cornwall',
        postalCode: 'TR11 3LH',
        country: 'United Kingdom',
      },
      birthday: '2012-06-06',
      anniversary: null,
      notes: null,
    });
    expect(walter?.dropped).toContain('There is no field for: company, job title, web address.');
    expect(walter?.reach?.addresses).toHaveLength(1);
    const { format, width, height } = await sharp(walter?.photo ?? undefined).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 160, height: 160 });
    await sharp(walter?.photo ?? undefined)
      .raw()
      .toBuffer();
  });

  test('Android: six contacts, quoted-printable with soft breaks, one invalid email address', () => {
    const { contacts, problems } = read('android.vcf');
    expect(problems).toEqual([]);
    expect(contacts.map(({ name, email, phone }) => [name, email, phone])).toEqual([
      ['ann.lee@example.test', 'ann.lee@example.test', null],
      ['bo.chan@example.test', 'bo.chan@example.test', null],
      ['Æ Ø Å Æ Ø', null, '123456789'],
      ['Zoë Ä Ö Ü Zoë Ä Ö Ü', null, '123456'],
      ['Bob Ñ Ñu', 'bob@example.test', '123456'],
      ['Henry Å', 'henry@example.test', '55556666'],
    ]);
    expect(contacts[3]?.notes).toBe('Grüße an Zoë, die jedes Jahr Äpfel schickt. Süße!');
    expect(contacts[4]?.dropped).toContain('Not an email address: ÑÑÑÑÑÑÑÑÑÑÑÑÑÑ.');
    expect([...(contacts[4]?.photo?.subarray(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff]);
  });

  test('Gmail: labelled anniversary, complete address in the street', () => {
    const { contacts } = read('gmail.vcf');
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({
      name: 'Greta Dunmore',
      nickname: 'Gee',
      email: 'greta.dunmore@example.test',
      phone: '555 555 0111',
      address: { ...none, street: '123 Home St', city: 'Home City', state: 'HM', postalCode: '12345' },
      birthday: '1960-09-10',
      anniversary: '1970-06-02',
      notes: "This is what GMail's note field held.\nIt is exported as a NOTE.\nAColour: blue",
      photo: null,
    });
  });

  test('vCard 4.0: birthday without a year, anniversary with a time, phone as a link', () => {
    const { contacts } = read('vcard-4.vcf');
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({
      name: 'Sylvie Perrin',
      email: 'sylvie.perrin@example.test',
      phone: '+1-418-555-0154 ext. 102',
      address: {
        street: '12 Rue des Tilleuls, Suite D2-630',
        city: 'Quebec',
        state: 'QC',
        postalCode: 'G1V 0A1',
        country: 'Canada',
      },
      birthday: '--02-03',
      anniversary: '2009-08-08',
    });
  });

  test('Outlook: eight-bit Windows-1252', () => {
    const { contacts } = read('outlook.vcf');
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({
      name: 'Jörg Köster',
      email: null,
      address: { ...none, street: 'Lämmerweg 12', city: 'Kleindorf', postalCode: '98765', country: 'Deutschland' },
      dropped: [],
    });
    expect(contacts[0]?.photo).not.toBeNull();
  });

  test('a Japanese phone: three contacts in Shift_JIS', () => {
    const { contacts } = read('japanese-phone.vcf');
    expect(contacts.map(({ name, phone }) => [name, phone])).toEqual([
      ['高橋フユミ3', '9'],
      ['高橋フユミ4', '15'],
      ['高橋フユミ5', '17'],
    ]);
  });

  test('a program with a broken photo: only the photo is lost', () => {
    const { contacts } = read('damaged-photo.vcf');
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({
      name: 'Ada Reed',
      photo: null,
      dropped: ['The photo is damaged and was left out.'],
    });
  });
});
