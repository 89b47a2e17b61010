import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVcards } from './read-vcards.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const vcard = (version: string, ...lines: string[]) =>
  `BEGIN:VCARD\r\nVERSION:${version}\r\nFN:Ann Lee\r\n${lines.map((line) => `${line}\r\n`).join('')}END:VCARD\r\n`;
const only = (bytes: Uint8Array | string) => {
  const { contacts } = readVcards(typeof bytes === 'string' ? bytesOf(bytes) : bytes);
  expect(contacts).toHaveLength(1);
  return contacts[0]!;
};
const tinyPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  ['3.0', 'BDAY:1985-04-12', '1985-04-12'],
  ['3.0', 'BDAY;VALUE=date:19850412', '1985-04-12'],
  ['3.0', 'BDAY:1985-04-12T23:00:00Z', '1985-04-12'],
  ['4.0', 'BDAY:19850412T230000-1000', '1985-04-12'],
  ['4.0', 'BDAY:--0412', '--04-12'],
  ['3.0', 'BDAY:--04-12', '--04-12'],
  ['4.0', 'BDAY:--0229', '--02-29'],
  ['3.0', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12', '--04-12'],
  ['3.0', 'BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-02-29', '--02-29'],
  ['3.0', 'item3.BDAY:1604-04-12', '--04-12'],
  ['2.1', 'BDAY:0000-04-12', '--04-12'],
  ['2.1', 'BDAY:1985/4/2', '1985-04-02'],
  ['3.0', 'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1985-04-12;3;;;;', '1985-04-12'],
])('birthday in vCard %s: %s', (version, line, birthday) => {
  expect(only(vcard(version, line))).toMatchObject({ birthday, dropped: [] });
});

test.each([
  'BDAY:1985-02-30',
  'BDAY:1985-04',
  'BDAY:---12',
  'BDAY;VALUE=text:circa 1800',
  'BDAY:12.04.1985',
  'BDAY:198504123',
])('no birthday from %s, and why', (line) => {
  const contact = only(vcard('4.0', line));
  expect(contact.birthday).toBeNull();
  expect(contact.dropped).toEqual([`The birthday is not a full date: ${line.split(':').at(-1)}.`]);
});

test.each([
  ['ANNIVERSARY:20010506'],
  ['X-ANNIVERSARY:2001-05-06'],
  ['item7.X-ABDATE;type=pref:2001-05-06\r\nitem7.X-ABLabel:_$!<Anniversary>!$_'],
  [
    'ITEM7.X-ABLabel:Anniversary\r\nitem7.X-ABDATE:2001-05-06\r\nitem8.X-ABDATE:1999-01-01\r\nitem8.X-ABLabel:First met',
  ],
  [
    'item8.X-ABDATE:1999-01-01\r\nitem8.X-ABLabel:First met\r\nitem9.X-ABDATE:2001-05-06\r\nitem9.X-ABLabel:Anniversary',
  ],
  ['X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-05-06;1;;;'],
])('anniversary: %s', (lines) => {
  expect(only(vcard('3.0', lines))).toMatchObject({ anniversary: '2001-05-06', birthday: null });
});

test('escapes of 3.0 and 4.0', () => {
  const { notes, nickname } = only(
    vcard('3.0', 'NOTE:one\\ntwo\\, three\\; four \\\\ five', 'NICKNAME:Annie\\, the First'),
  );
  expect([notes, nickname]).toEqual(['one\ntwo, three; four \\ five', 'Annie, the First']);
});

test('a fold inside a character', () => {
  const bytes = bytesOf(vcard('3.0', 'NOTE:Zoë@@likes figs'));
  const at = bytes.indexOf(0xc3);
  const folded = new Uint8Array([...bytes.slice(0, at + 1), 0x0d, 0x0a, 0x20, ...bytes.slice(at + 1)]);
  expect(only(folded).notes).toBe('Zoë@@likes figs');
});

test('quoted-printable broken inside a character, and with line breaks of its own', () => {
  const contact = only(
    vcard(
      '2.1',
      'NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:caf=C3=\r\n=A9=0D=0Aau lait=\r\n',
      'NICKNAME;QUOTED-PRINTABLE:Zo=C3=AB',
    ),
  );
  expect([contact.notes, contact.nickname]).toEqual(['café\nau lait', 'Zoë']);
});

test('vCard 2.1 keeps the space of a fold, 3.0 does not', () => {
  expect(only(vcard('2.1', 'NOTE:two\r\n words')).notes).toBe('two words');
  expect(only(vcard('3.0', 'NOTE:one wo\r\n rd')).notes).toBe('one word');
});

test.each([
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf(vcard('3.0', 'NICKNAME:Zoë'))])],
  ['UTF-16 little-endian', new Uint8Array(Buffer.from(`\ufeff${vcard('3.0', 'NICKNAME:Zoë')}`, 'utf16le'))],
  ['UTF-16 big-endian', new Uint8Array(Buffer.from(`\ufeff${vcard('3.0', 'NICKNAME:Zoë')}`, 'utf16le').swap16())],
  ['UTF-16 without a mark', new Uint8Array(Buffer.from(vcard('3.0', 'NICKNAME:Zoë'), 'utf16le'))],
  ['Windows-1252', new Uint8Array(Buffer.from(vcard('3.0', 'NICKNAME:Zoë'), 'latin1'))],
  ['a charset that is not what it says', bytesOf(vcard('2.1', 'NICKNAME;CHARSET=US-ASCII-X:Zoë'))],
  ['a UTF-8 label on Windows-1252', new Uint8Array(Buffer.from(vcard('2.1', 'NICKNAME;CHARSET=UTF-8:Zoë'), 'latin1'))],
])('%s', (_, bytes) => {
  expect(only(bytes).nickname).toBe('Zoë');
});

test.each(['\n', '\r', '\r\r\n'])('line end %j', (lineEnd) => {
  expect(only(vcard('3.0', 'EMAIL:ann@example.org').replaceAll('\r\n', lineEnd)).email).toBe('ann@example.org');
});

test('the preferred e-mail, the mobile number and the home address are taken, the rest is told', () => {
  const contact = only(
    vcard(
      '4.0',
      'EMAIL:first@example.org',
      'EMAIL;PREF=2:second@example.org',
      'EMAIL;PREF=1:Ann@Example.org',
      'TEL;TYPE=fax:1',
      'TEL;TYPE=home:2',
      'TEL;TYPE="cell,voice":3',
      'ADR;TYPE=work:;;1 Work St;Leeds;;LS1 4AP;UK',
      'ADR;TYPE=home;LABEL="1: Home; x":PO Box 7;;2 Home St;Leeds;;LS1 4AP;UK',
    ),
  );
  expect(contact).toMatchObject({
    email: 'Ann@Example.org',
    phone: '3',
    address: { street: '2 Home St, PO Box 7', city: 'Leeds', state: '', postalCode: 'LS1 4AP', country: 'UK' },
  });
  expect(contact.dropped).toEqual([
    'Only one e-mail address is kept; left out: second@example.org, first@example.org.',
    'Only one phone number is kept; left out: 2, 1.',
    'Only one postal address is kept; 1 more left out.',
  ]);
});

test.each([
  ['3.0', `PHOTO;ENCODING=b;TYPE=PNG:${tinyPng}`],
  ['4.0', `PHOTO:data:image/png;base64,${tinyPng}`],
  ['2.1', `PHOTO;PNG;BASE64:\r\n ${tinyPng.slice(0, 60)}\r\n ${tinyPng.slice(60)}\r\n`],
  ['2.1', `PHOTO;ENCODING=BASE64;PNG:${tinyPng.slice(0, 60)}\r\n${tinyPng.slice(60)}\r\n`],
])('photo in vCard %s', (version, line) => {
  const { photo, dropped } = only(vcard(version, line, 'NICKNAME:Annie'));
  expect(Buffer.from(photo ?? []).toString('base64')).toBe(tinyPng);
  expect(dropped).toEqual([]);
});

test.each([
  ['PHOTO;VALUE=uri:https://example.org/a.jpg', 'The photo is only a link and was left out.'],
  ['PHOTO;ENCODING=b:%%%%', 'The photo is damaged and was left out.'],
  ['PHOTO;ENCODING=b:aGVsbG8=', 'The photo is damaged and was left out.'],
])('no photo from %s', (line, why) => {
  expect(only(vcard('3.0', line, 'EMAIL:ann@example.org'))).toMatchObject({
    photo: null,
    email: 'ann@example.org',
    dropped: [why],
  });
});

test('lines without a colon and unfinished quotes cost only themselves', () => {
  const contact = only(vcard('3.0', 'no colon here é', 'TEL;X="unfinished:1', 'EMAIL;HOME;PREF:ann@example.org'));
  expect(contact.email).toBe('ann@example.org');
  expect(contact.dropped).toEqual(['2 lines could not be read, the first: “no colon here é”.']);
});

test('a card without an end, one inside another, empty ones, and a mark in the middle of the file', () => {
  const { contacts, problems } = readVcards(
    bytesOf(
      `BEGIN:VCARD\nFN:One\nbegin:vcard\nFN:Two\nAGENT:\nBEGIN:VCARD\nFN:Agent\nEND:VCARD\nEMAIL:two@example.org\nEND:VCARD\n` +
        `BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n\ufeffBEGIN:VCARD\nN:Lee;Bo;;Dr.;\nEND : VCARD\nBEGIN:VCARD\nFN:Last`,
    ),
  );
  expect(contacts.map(({ name, email }) => [name, email])).toEqual([
    ['One', null],
    ['Two', 'two@example.org'],
    ['Dr. Bo Lee', null],
    ['Last', null],
  ]);
  expect(contacts.map(({ dropped }) => dropped)).toEqual([
    ['The end of this contact is missing in the file.'],
    ['Another contact inside this one was left out.'],
    [],
    ['The end of this contact is missing in the file.'],
  ]);
  expect(problems).toEqual(['Contact 3 of the file is empty and was left out.']);
});

test.each([
  ['nothing', ''],
  ['a table', 'Name,Email\nAnn,ann@example.org'],
  ['a calendar', 'BEGIN:VCALENDAR\nEND:VCALENDAR'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
])('%s is no vCard', (_, text) => {
  expect(readVcards(bytesOf(text))).toEqual({ contacts: [], problems: ['This file is not a vCard (.vcf) file.'] });
});

test('no control character and no half surrogate gets through', () => {
  const contact = only(vcard('3.0', `NOTE:a\0b\u0007c`, `TITLE\0${'😀'.repeat(80)}`));
  expect(contact.notes).toBe('abc');
  expect(contact.dropped.join()).not.toMatch(/\p{Cs}/u);
});

test('never throws, on any bytes', () => {
  const lines = fc.oneof(
    fc.constantFrom(
      'BEGIN:VCARD',
      'END:VCARD',
      'VERSION:2.1',
      'VERSION:3.0',
      'VERSION:4.0',
      'AGENT:',
      'N:;;;;;;',
      'ADR:\\',
    ),
    fc.constantFrom(
      'PHOTO;ENCODING=b:',
      ' AAAA',
      'NOTE;ENCODING=QUOTED-PRINTABLE:=',
      'BDAY:--13-45',
      'FN;CHARSET=x:=?',
      'ORG:a;b',
      'item1.X-ABDATE:',
    ),
    fc.stringMatching(/^(FN|N|ADR|TEL|EMAIL|BDAY|PHOTO|NOTE|ORG|REV|GEO|TZ|CLIENTPIDMAP)[;:=",\\a-z0-9 -]{0,30}$/),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 30 }), fc.constantFrom('\n', '\r\n', '\r'), (parts, lineEnd) => {
      const { contacts } = readVcards(bytesOf(`BEGIN:VCARD${lineEnd}${parts.join(lineEnd)}`));
      for (const { photo: _, address, dropped, ...texts } of contacts) {
        const all = [...Object.values(texts), ...Object.values(address), ...dropped].join('');
        expect(all).not.toMatch(/\p{Cs}|[^\P{Cc}\n\t]/u);
      }
    }),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      readVcards(bytes);
      readVcards(new Uint8Array([...bytesOf('BEGIN:VCARD\n'), ...bytes]));
    }),
    { numRuns: 2000 },
  );
});

test('what a simple card says is what is read, in each version', () => {
  const word = fc.stringMatching(/^[A-Za-zäöüéñß山田ЖЯ]{1,12}$/u);
  fc.assert(
    fc.property(
      word,
      word,
      word,
      fc.constantFrom('2.1', '3.0', '4.0'),
      fc.nat(20),
      (given, family, note, version, foldAt) => {
        const line = `NOTE;CHARSET=UTF-8:${note} ${note}`;
        const folded = version === '2.1' ? line : `${line.slice(0, 19 + foldAt)}\r\n ${line.slice(19 + foldAt)}`;
        const text = `BEGIN:VCARD\r\nVERSION:${version}\r\nN:${family};${given};;;\r\n${folded}\r\nEND:VCARD\r\n`;
        expect(only(text)).toMatchObject({ name: `${given} ${family}`, notes: `${note} ${note}` });
      },
    ),
  );
});

// Each of these made some parser quadratic once: they take well under a second here, and minutes when they do.
test.each([
  ['carriage returns', '\r'.repeat(3_000_000)],
  ['folds', `NOTE:x${'\r\n y'.repeat(500_000)}`],
  ['soft breaks', `NOTE;ENCODING=QUOTED-PRINTABLE:${'=\r\n'.repeat(500_000)}`],
  ['e-mail addresses', `${'EMAIL:a@b.c\r\n'.repeat(20_000)}EMAIL:a@${'b.'.repeat(1_000_000)}`],
  ['labels', 'item1.X-ABDATE:x\r\nitem2.X-ABLABEL:Anniversary\r\n'.repeat(10_000)],
  ['semicolons', `ADR:${';'.repeat(1_000_000)}`],
  ['backslashes', `N:${'\\'.repeat(1_000_000)}`],
])(
  'a file full of %s does not hold the server up',
  (_, body) => {
    const { contacts } = readVcards(bytesOf(`BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Ann\r\n${body}\r\nEND:VCARD`));
    expect(contacts[0]?.name).toBe('Ann');
  },
  10_000,
);
