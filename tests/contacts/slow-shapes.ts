/** Text that is expensive for a careless parser: one piece repeated up to a number of characters. */
type Shape = (chars: number) => string;

const times = (text: string, chars: number) => text.repeat(Math.ceil(chars / text.length));
const card = (body: string, version = '3.0') =>
  `BEGIN:VCARD\r\nVERSION:${version}\r\nFN:Ann\r\n${body}\r\nEND:VCARD\r\n`;

/** Cards that are slow in a parser with quadratic cost. */
export const cardShapes: Record<string, Shape> = {
  'folded lines': (chars) => card(`NOTE:a${times('\r\n b', chars)}`),
  'folds of one character in a photo': (chars) => card(`PHOTO;ENCODING=b:/9j/${times('\r\n A', chars)}`),
  'soft breaks': (chars) => card(`NOTE;ENCODING=QUOTED-PRINTABLE:${times('=\r\n', chars)}`, '2.1'),
  'quoted-printable bytes': (chars) => card(`NOTE;ENCODING=QUOTED-PRINTABLE:${times('=E3=81=82', chars)}`, '2.1'),
  'bare parameters': (chars) => card(`TEL${times(';A', chars)}:1`),
  'types in a list': (chars) => card(`TEL;TYPE=${times('a,', chars)}:1`),
  'quotes in a head': (chars) => card(`TEL;TYPE=${times('"', chars)}:1`),
  'semicolons of an address': (chars) => card(`ADR:${times(';', chars)}`),
  'commas of a name': (chars) => card(`N:${times('a,', chars)}`),
  'escapes of a name': (chars) => card(`N:${times('\\;\\,\\n', chars)}`),
  'escapes of 2.1': (chars) => card(`N:${times('\\;', chars)}`, '2.1'),
  'commas of nicknames': (chars) => card(`NICKNAME:${times('a,', chars)}`),
  'colons of a note': (chars) => card(`NOTE:${times(':', chars)}`),
  'many numbers': (chars) => card(times('TEL:1\r\n', chars)),
  'many different addresses': (chars) =>
    card(Array.from({ length: chars / 16 }, (_, at) => `EMAIL:${at}@b.c`).join('\r\n')),
  'groups with labels': (chars) =>
    card(
      Array.from(
        { length: chars / 60 },
        (_, at) => `i${at}.X-ABDATE:2001-05-0${at}\r\ni${at}.X-ABLabel:_$!<Anniversary>!$_`,
      ).join('\r\n'),
    ),
  'cards in cards': (chars) => card(times('AGENT:\r\nBEGIN:VCARD\r\n', chars), '2.1'),
  'beginnings without ends': (chars) => times('BEGIN:VCARD\r\n', chars),
  'lines without a colon': (chars) => card(times('x\r\n', chars)),
  'an email address of dots': (chars) => card(`EMAIL:a@${times('.', chars)}"`),
  'a date of digits': (chars) => card(`BDAY:${times('1', chars)}`),
  'blanks in a date': (chars) => card(`BDAY:${times(' ', chars)}x`),
  'lines of a label': (chars) => card(`LABEL:${times('a, 1\\n', chars)}`),
  'android fields': (chars) => card(`X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event${times(';', chars)}`),
  'accents on one letter': (chars) => card(`FN:e${times('\u0301', chars)}`),
};

/** The same for tables. */
export const rowShapes: Record<string, Shape> = {
  'quotes that are never closed': (chars) => `Name,Notes\n${times('""""x,', chars)}\n`,
  'quotes at every cell': (chars) => `Name,Notes\n${times('"a,', chars)}\n`,
  'quotes at every line': (chars) => `Name,Notes\n${times('"a\n', chars)}`,
  'one quote before endless lines': (chars) => `Name,Notes\n"${times('a,b\n', chars)}`,
  'doubled quotes': (chars) => `Name,Notes\n"${times('""', chars)}",x\n`,
  delimiters: (chars) => `Name,Notes\n${times(',', chars)}\n`,
  'delimiters in the header': (chars) => `Name${times(',', chars)}\nAnn\n`,
  'blanks in a cell': (chars) => `Name,Birthday,E-mail\nAnn,${times(' ', chars)}x,${times(' ', chars)}x\n`,
  'hours of a date': (chars) => `Name,Birthday\nAnn,${times('T', chars)}\n`,
  'blanks of a date': (chars) => `Name,Birthday\nAnn,1990${times(' T', chars)}1\n`,
  'an address of dots': (chars) => `Name,E-mail\nAnn,a@${times('.', chars)}"\n`,
  'addresses in brackets': (chars) => `Name,E-mail\nAnn,<${times('@', chars)}\n`,
  'values of unknown columns': (chars) => `Name,Zz,Yy\nAnn,a@${times('.', chars)}@,1${times(' ', chars)}x\n`,
  'values in one cell': (chars) => `Name,Phone\nAnn,${times('1 ::: ', chars)}\n`,
  'carriage returns': (chars) => `Name,Notes\n${times('\r', chars)}`,
  'letters of two bytes': (chars) => `Name,Notes\nAnn,${times('é', chars)}\n`,
};
