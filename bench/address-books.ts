import sharp from 'sharp';

/** A vCard file of so many contacts, each with a birthday and a note. */
export function vcardFile(count: number, noteChars: number): Buffer {
  const cards = Array.from({ length: count }, (_, at) =>
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:Person${at};Zoë;;;`,
      `EMAIL:person${at}@example.org`,
      `TEL:+44 20 ${1_000_000 + at}`,
      `BDAY:${birthday(at)}`,
      `NOTE:${'figs '.repeat(noteChars / 5)}`,
      'END:VCARD\r\n',
    ].join('\r\n'),
  );
  return Buffer.from(cards.join(''));
}

/** The same as a table. */
export function csvFile(count: number, noteChars: number): Buffer {
  const rows = Array.from({ length: count }, (_, at) =>
    [
      `Zoë,Person${at},person${at}@example.org,+44 20 ${1_000_000 + at}`,
      `${birthday(at)},"${'figs, '.repeat(noteChars / 6)}"`,
    ].join(','),
  );
  return Buffer.from(`First name,Last name,E-mail,Phone,Birthday,Notes\r\n${rows.join('\r\n')}`);
}

/** Contacts with pictures of noise, as many bytes as the file is to have. */
export async function photoFile(count: number, bytes: number): Promise<{ file: Buffer; photo: Buffer }> {
  const each = Math.floor(((bytes / count - 200) * 3) / 4);
  const size = Math.max(8, Math.floor(Math.sqrt(each / 1.1)));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const jpeg = await sharp({ create: { width: size, height: size, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const photo = Buffer.concat([jpeg, Buffer.alloc(Math.max(0, each - jpeg.byteLength - 10))]);
  const base64 = photo.toString('base64').replace(/(.{75})/g, '$1\r\n ');
  const cards = Array.from({ length: count }, (_, at) =>
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `FN:Person ${at}`,
      `BDAY:${birthday(at)}`,
      `PHOTO;ENCODING=b;TYPE=JPEG:${base64}`,
      '',
      'END:VCARD\r\n',
    ].join('\r\n'),
  );
  return { file: Buffer.from(cards.join('')), photo };
}

function birthday(at: number): string {
  return `19${50 + (at % 50)}-0${1 + (at % 9)}-1${at % 10}`;
}
