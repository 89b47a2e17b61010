import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../shared/data/contacts/', import.meta.url);

const written = {
  cards: [
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84hn;J=C3=B6rg;;;\r\nTEL;CELL:1\r\nNOTE;ENCODING=QUOTED-PRINTABLE:a=\r\nb=0Ac\r\nBDAY:19900203\r\nPHOTO;JPEG;ENCODING=BASE64:\r\n /9j/4AAQ\r\n SkZJRg==\r\n\r\nEND:VCARD\r\n',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:-//Apple Inc.//iOS 17//EN\r\nN:Doe;Zo\xc3\xab;;Dr.;\r\nFN:Dr. Zo\xc3\xab Doe\r\nitem1.EMAIL;type=INTERNET;type=pref:a@b.c\r\nitem1.X-ABLabel:_$!<Other>!$_\r\nitem2.ADR;type=HOME:;;1 Lane\\, left;Leeds;;LS1 4AP;UK\r\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12\r\nitem3.X-ABDATE:2001-05-06\r\nitem3.X-ABLabel:_$!<Anniversary>!$_\r\nNOTE:long\r\n er\\nnote\r\nEND:VCARD\r\n',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Simon\nN:P;S;;;ing. jr\nBDAY:--0203\nANNIVERSARY:20090808T1430-0500\nGENDER:M\nLANG;PREF=1:fr\nADR;TYPE="work,x":;Suite D2-630;2875 Laurier;Quebec;QC;G1V 2M2;Canada\nTEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254;ext=102\nPHOTO:data:image/jpeg;base64,/9j/4AAQ\nEND:VCARD\n',
  ],
  tables: [
    'Name,Given Name,Family Name,Birthday,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Event 1 - Type,Event 1 - Value\nAnn Lee,Ann,Lee, --12-25,Home,a@b.c ::: d@e.f,Mobile,+44 1,Anniversary,2001-05-06\n',
    'sep=;\r\n"Vorname";"Nachname";"Geburtstag";"E-Mail-Adresse";"Stra\xdfe gesch\xe4ftlich"\r\n"J\xf6rg";"M\xfcller";"31.12.1960";"j@m.de";"Weg 1\r\nHinterhaus"\r\n',
    'First Name\tLast Name\tBirth Year\tBirth Month\tBirth Day\tNotes\nGrace\tHopper\t1906\t12\t9\t"said ""it\'s a bug"""\n',
    'Who,When,Mail\nAda,03/04/1990,ada@b.c\nBob,25/12/1991,bob@b.c\n',
  ],
};

/** Address books to be damaged: some written here, and the real ones where they are. As byte strings. */
export function fuzzSeeds(): { cards: string[]; tables: string[] } {
  const real = existsSync(folder) ? readdirSync(folder).sort() : [];
  const read = (ending: string) =>
    real.filter((name) => name.endsWith(ending)).map((name) => readFileSync(new URL(name, folder), 'latin1'));
  // A photo of 40 KB would be all that is ever damaged.
  const cards = read('.vcf').map((text) =>
    text.replace(/(?:^ [A-Za-z0-9+/=]{60,}\r*\n){8,}/gm, (lines) => lines.slice(0, 300)),
  );
  return { cards: [...written.cards, ...cards], tables: [...written.tables, ...read('.csv')] };
}
