import sharp from 'sharp';

/** A vCard file of so many contacts, each with a birthday and a note. */
export function vcardFile(count: number, noteChars: number): Buffer {
  return joinCards(count, (at) => [
    `N:Person${at};Zoë;;;`,
    `EMAIL:person${at}@example.org`,
    `TEL:+44 20 ${1_000_000 + at}`,
    `NOTE:${'figs '.repeat(noteChars / 5)}`,
  ]);
}

/** The same contacts as a table. */
export function csvFile(count: number, noteChars: number): Buffer {
  const note = 'figs, '.repeat(noteChars / 6);
  const rows = Array.from(
    { length: count },
    (_, at) => `Zoë,Person${at},person${at}@example.org,+44 20 ${1_000_000 + at},${birthday(at)},"${note}"`,
  );
  return Buffer.from(`First name,Last name,E-mail,Phone,Birthday,Notes\r\n${rows.join('\r\n')}`);
}

/** A vCard file of about so many bytes, most of them photos of noise. */
export async function photoFile(count: number, bytes: number): Promise<{ file: Buffer; photo: Buffer }> {
  const photoBytes = Math.floor(((bytes / count - 200) * 3) / 4);
  const size = Math.max(8, Math.floor(Math.sqrt(photoBytes / 1.1)));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const jpeg = await sharp({ create: { width: size, height: size, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const photo = Buffer.concat([jpeg, Buffer.alloc(Math.max(0, photoBytes - jpeg.byteLength - 10))]);
  const base64 = photo.toString('base64').replace(/(.{75})/g, '$1\r\n ');
  return { file: joinCards(count, (at) => [`FN:Person ${at}`, `PHOTO;ENCODING=b;TYPE=JPEG:${base64}`, '']), photo };
}

function joinCards(count: number, lines: (at: number) => string[]): Buffer {
  const cards = Array.from({ length: count }, (_, at) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `BDAY:${birthday(at)}`, ...lines(at), 'END:VCARD\r\n'].join('\r\n'),
  );
  return Buffer.from(cards.join(''));
}

function birthday(at: number): string {
  return `19${50 + (at % 50)}-0${1 + (at % 9)}-1${at % 10}`;
}
