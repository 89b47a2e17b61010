import { expect, test } from 'vitest';
import { furtherIn } from '../../../../../tests/contacts/further-in.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import { byteString } from '../vcard/decode-text.ts';
import { countDateOrders } from './date-orders.ts';
import { planColumns } from './plan-columns.ts';
import { columnNature } from './read-header.ts';
import { readRow } from './read-row.ts';
import { readTable } from './read-table.ts';

const today = '2026-06-15';

/** Reads a file as the import does for a user in London. */
function read(file: string | Uint8Array) {
  const table = readTable(byteString(Buffer.from(file)), today);
  if (!table) throw new Error('No table');
  const rows = [...table.rows()];
  const orders = countDateOrders(table.columns, today);
  for (const row of rows) orders.see(row);
  const columns = orders.decide({ answer: null, timeZone: 'Europe/London' });
  const plan = planColumns(columns);
  return { rows, columns, contacts: rows.map((row) => readRow(row, plan, today)), problems: table.problems };
}

const dates = ['birthday', 'anniversary', 'eventDate', 'birthYear', 'birthMonth', 'birthDay'];
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The names of related people, and what one's own fields say. */
function relatedIn({ relations = [], ownFields = [] }: Partial<StagedContact>): string[] {
  return [...relations.map(({ name }) => name), ...ownFields.map(({ value }) => value)];
}

/** The cells that are neither in the contact nor named in a message, by themselves or by their column. */
function lostCells({ rows, columns, contacts }: ReturnType<typeof read>): string[] {
  return rows.flatMap((cells, row) => {
    const { dropped = [], birthday, anniversary, dates: others = [], ...kept } = contacts[row] ?? {};
    const told = new Set(words([...Object.values(kept), ...furtherIn(kept), ...relatedIn(kept), ...dropped].join(' ')));
    return cells.flatMap((cell, at) => {
      const { header = '', field = null } = columns[at] ?? {};
      const isDate = dates.includes(field ?? '') && Boolean(birthday || anniversary || others.length > 0);
      const isKept = isDate || words(cell.replace(/\* my ?contacts/i, '')).every((word) => told.has(word));
      const isNamed = dropped.some((sentence) => sentence.includes(header));
      const isNothing = columnNature(header) !== null || field === 'eventLabel' || /^[0\s./-]*$/.test(cell);
      return isKept || isNamed || isNothing ? [] : [`${header}: ${cell}`];
    });
  });
}

/** A file with these columns and one row with only some cells filled; '2 Titre' means the last of two equal headers. */
function oneRow(delimiter: string, headers: string, cells: Record<string, string>): string {
  const names = headers.split('|');
  const seen = new Map<string, number>();
  const row = names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return cells[count === 1 ? name : `${count} ${name}`] ?? '';
  });
  const line = (texts: string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter);
  return `${line(names)}\r\n${line(row)}\r\n`;
}
const latin1 = (text: string) => Buffer.from(text, 'latin1');

type File = { file: string | Uint8Array; contact: object; further?: string[]; named?: string[]; problems?: string[] };
const files: Record<string, File> = {
  'Google, before 2024': {
    file: oneRow(
      ',',
      'Name|Given Name|Additional Name|Family Name|Yomi Name|Name Prefix|Nickname|Maiden Name|Birthday|Gender|Notes|Group Membership|E-mail 1 - Type|E-mail 1 - Value|E-mail 2 - Type|E-mail 2 - Value|Phone 1 - Type|Phone 1 - Value|Phone 2 - Type|Phone 2 - Value|Address 1 - Type|Address 1 - Formatted|Address 1 - Street|Address 1 - City|Address 2 - Type|Address 2 - Formatted|Address 2 - Street|Address 2 - City|Organization 1 - Name|Organization 1 - Department|Relation 1 - Type|Relation 1 - Value|Event 1 - Type|Event 1 - Value',
      {
        Name: 'Dr. Ann Marie Lee',
        'Given Name': 'Ann',
        'Additional Name': 'Marie',
        'Family Name': 'Lee',
        'Name Prefix': 'Dr.',
        'Maiden Name': 'Smith',
        Birthday: '1985-03-12',
        'Group Membership': '* My Contacts ::: Family',
        'E-mail 1 - Type': 'Work',
        'E-mail 1 - Value': 'ann@work.org',
        'E-mail 2 - Type': 'Home',
        'E-mail 2 - Value': 'ann@home.org',
        'Phone 1 - Type': 'Work',
        'Phone 1 - Value': '111',
        'Phone 2 - Type': 'Mobile',
        'Phone 2 - Value': '222',
        'Address 1 - Type': 'Work',
        'Address 1 - Formatted': '9 Work St\nYork',
        'Address 1 - Street': '9 Work St',
        'Address 1 - City': 'York',
        'Address 2 - Type': 'Home',
        'Address 2 - Formatted': '1 High St\nLeeds',
        'Address 2 - Street': '1 High St',
        'Address 2 - City': 'Leeds',
        'Organization 1 - Name': 'Acme',
        'Organization 1 - Department': 'Sales',
        'Relation 1 - Type': 'Spouse',
        'Relation 1 - Value': 'Bob',
        'Event 1 - Type': 'Graduation',
        'Event 1 - Value': '2005-07-01',
      },
    ),
    contact: {
      name: 'Dr. Ann Marie Lee',
      relationship: null,
      email: 'ann@home.org',
      phone: '222',
      street: '1 High St',
      city: 'Leeds',
      state: null,
      dates: [{ occasionType: 'graduation', date: '2005-07-01' }],
    },
    further: ['ann@work.org', '111', '9 Work St, York'],
    named: ['Left out: Organization 1 - Name “Acme”, Maiden Name, Organization 1 - Department.'],
  },
  'Google, since 2024': {
    file: oneRow(
      ',',
      'First Name|Middle Name|Last Name|Phonetic First Name|Nickname|File As|Organization Name|Organization Title|Organization Department|Birthday|Notes|Labels|E-mail 1 - Label|E-mail 1 - Value|E-mail 2 - Label|E-mail 2 - Value|Phone 1 - Label|Phone 1 - Value|Relation 1 - Label|Relation 1 - Value|Event 1 - Label|Event 1 - Value|Event 2 - Label|Event 2 - Value|Event 3 - Label|Event 3 - Value',
      {
        'First Name': 'Ann',
        'Last Name': 'Lee',
        'File As': 'The Lees',
        Birthday: ' --12-25',
        Labels: '* myContacts',
        'E-mail 1 - Label': 'Home',
        'E-mail 1 - Value': 'ann@home.org',
        'E-mail 2 - Label': '* Work',
        'E-mail 2 - Value': 'ann@work.org',
        'Phone 1 - Label': 'Home Fax',
        'Phone 1 - Value': '999',
        'Event 1 - Label': 'Anniversary',
        'Event 1 - Value': '2001-05-06',
        'Event 2 - Label': 'First met',
        'Event 2 - Value': '1999-01-02',
        'Event 3 - Label': 'Date of death',
        'Event 3 - Value': '2020-02-02',
      },
    ),
    contact: {
      name: 'Ann Lee',
      email: 'ann@work.org',
      phone: null,
      birthday: '--12-25',
      anniversary: '2001-05-06',
      dates: [
        { occasionType: 'birthday', date: '--12-25', isActive: false },
        { occasionType: 'anniversary', date: '2001-05-06', isActive: false },
        { occasionType: 'memorial', date: '2020-02-02', isActive: false },
        { occasionType: 'First met', date: '1999-01-02', isActive: false },
      ],
    },
    further: ['ann@home.org', '999'],
    named: [
      'They died on 2020-02-02: the day is kept as a memorial. Reminders for all their dates are off.',
      'Left out: File As “The Lees”.',
    ],
  },
  'Outlook, German': {
    file: latin1(
      oneRow(
        ';',
        'Anrede|Vorname|Weitere Vornamen|Nachname|Suffix|Firma|Abteilung|Position|Straße geschäftlich|Ort geschäftlich|Region geschäftlich|Postleitzahl geschäftlich|Land/Region geschäftlich|Straße privat|Straße privat 2|Ort privat|Bundesland/Kanton privat|Postleitzahl privat|Land/Region privat|Weitere Straße|Weiterer Ort|Weiteres/r Bundesland/Kanton|Weitere Postleitzahl|Weiteres/e Land/Region|Telefon Assistent|Fax geschäftlich|Telefon geschäftlich|Telefon geschäftlich 2|Autotelefon|Telefon Firma|Telefon privat|Mobiltelefon|Haupttelefon|E-Mail-Adresse|E-Mail-Typ|E-Mail: Angezeigter Name|E-Mail 2: Adresse|E-Mail 2: Typ|Geburtstag|Geschlecht|Initialen|Jahrestag|Kinder|Notizen|Ort|Partner/in|Postfach privat|Priorität|Privat|Vertraulichkeit',
        {
          Anrede: 'Herr',
          Vorname: 'Jörg',
          Nachname: 'Müller',
          Abteilung: 'Verkauf',
          'Straße geschäftlich': 'Werkweg 9',
          'Ort geschäftlich': 'Köln',
          'Straße privat': 'Weg 1',
          'Ort privat': 'Bonn',
          'Bundesland/Kanton privat': 'NRW',
          'Postleitzahl privat': '53111',
          'Land/Region privat': 'Deutschland',
          'Telefon geschäftlich': '0221 1',
          'Telefon privat': '0228 2',
          Mobiltelefon: '0151 3',
          'E-Mail-Adresse': 'j@m.de',
          'E-Mail-Typ': 'SMTP',
          'E-Mail: Angezeigter Name': 'Jörg Müller (j@m.de)',
          Geburtstag: '05.03.1985',
          Geschlecht: 'Keine Angabe',
          Initialen: 'J.M.',
          Jahrestag: '0.0.00',
          Notizen: 'Mag Feigen\nund Tee',
          Priorität: 'Normal',
          Privat: 'Falsch',
          Vertraulichkeit: 'Normal',
        },
      ),
    ),
    contact: {
      name: 'Herr Jörg Müller',
      email: 'j@m.de',
      phone: '0151 3',
      street: 'Weg 1',
      city: 'Bonn',
      state: 'NRW',
      postalCode: '53111',
      country: 'Deutschland',
      birthday: '1985-03-05',
      anniversary: null,
      notes: 'Mag Feigen\nund Tee',
    },
    further: ['0228 2', '0221 1', 'Werkweg 9, Köln'],
    named: ['Left out: Abteilung.'],
  },
  'Outlook, French': {
    file: latin1(
      oneRow(
        ',',
        "Titre|Prénom|Deuxième prénom|Nom|Suffixe|Société|Service|Titre|Rue (bureau)|Rue (bureau) 2|Ville (bureau)|Dép/Région (bureau)|Code postal (bureau)|Pays/Région (bureau)|Rue (domicile)|Ville (domicile)|Dép/Région (domicile)|Code postal (domicile)|Pays/Région (domicile)|Téléphone de l'assistant(e)|Télécopie (bureau)|Téléphone (bureau)|Téléphone 2 (bureau)|Téléphone (domicile)|Tél. mobile|Téléphone principal|Adresse de messagerie|Type de messagerie|Nom complet de l'adresse de messagerie|Anniversaire|Anniversaire de mariage ou fête|B.P. professionnelle|Conjoint(e)|Critère de diffusion|Initiales|Notes|Priorité|Privé|Sexe",
        {
          Titre: 'Mme',
          '2 Titre': 'Directrice',
          Prénom: 'Zoé',
          Nom: 'Dupont',
          Service: 'Ventes',
          'Rue (bureau)': '9 rue du Travail',
          'Rue (domicile)': '1 rue Haute',
          'Ville (domicile)': 'Paris',
          'Code postal (domicile)': '75001',
          'Pays/Région (domicile)': 'France',
          'Téléphone (bureau)': '01 11',
          'Tél. mobile': '06 33',
          'Adresse de messagerie': 'z@d.fr',
          'Type de messagerie': 'SMTP',
          "Nom complet de l'adresse de messagerie": 'Zoé Dupont (z@d.fr)',
          Anniversaire: '05/03/1985',
          'Anniversaire de mariage ou fête': '00/00/00',
          'Critère de diffusion': 'Normale',
          Privé: 'Faux',
          Sexe: 'Non spécifié',
        },
      ),
    ),
    contact: {
      name: 'Mme Zoé Dupont',
      email: 'z@d.fr',
      phone: '06 33',
      street: '1 rue Haute',
      city: 'Paris',
      postalCode: '75001',
      country: 'France',
      birthday: '1985-03-05',
    },
    further: ['01 11', '9 rue du Travail'],
    named: ['Left out: Titre “Directrice”, Service.'],
  },
  'Outlook, Spanish': {
    file: latin1(
      oneRow(
        ';',
        'Título|Nombre|Segundo nombre|Apellidos|Sufijo|Organización|Departamento|Puesto|Calle del trabajo|Ciudad de trabajo|Provincia o estado de trabajo|Código postal del trabajo|País o región del trabajo|Calle del domicilio|Ciudad del domicilio|Provincia o estado de residencia|Código postal del domicilio|País o región del domicilio|Otra calle|Teléfono del trabajo|Fax particular|Particular|Móvil|Otro teléfono|Aniversario|Cumpleaños|Confidencialidad|Cónyuge|Dirección de correo electrónico|Tipo de correo electrónico|Nombre de pantalla de correo electrónico|Notas|Privado|Sexo',
        {
          Nombre: 'José',
          Apellidos: 'García López',
          Departamento: 'Ventas',
          'Calle del domicilio': 'Calle Mayor 1',
          'Ciudad del domicilio': 'Sevilla',
          'Código postal del domicilio': '41001',
          'País o región del domicilio': 'España',
          Particular: '954 222 333',
          Móvil: '600 333',
          Aniversario: '1/6/2010',
          Cumpleaños: '05/03/1985',
          'Dirección de correo electrónico': 'j@g.es',
          'Tipo de correo electrónico': 'SMTP',
          'Nombre de pantalla de correo electrónico': 'José García López (j@g.es)',
          Privado: 'Falso',
        },
      ),
    ),
    contact: {
      name: 'José García López',
      email: 'j@g.es',
      phone: '600 333',
      street: 'Calle Mayor 1',
      city: 'Sevilla',
      country: 'España',
      birthday: '1985-03-05',
      anniversary: '2010-06-01',
    },
    further: ['954 222 333'],
    named: ['Left out: Departamento.'],
  },
  'Outlook, Italian': {
    file: latin1(
      oneRow(
        ';',
        'Titolo|Nome|Secondo nome|Cognome|Società|Reparto|Posizione|Via (uff.)|Città (uff.)|Provincia (uff.)|CAP (uff.)|Paese/area geografica (uff.)|Via (ab.)|Città (ab.)|Provincia (ab.)|CAP (ab.)|Paese/area geografica (ab.)|Altra via|Fax (uff.)|Ufficio|Abitazione|Cellulare|Anniversario|Compleanno|Indirizzo posta elettronica|Tipo posta elettronica|Nome visualizzato posta elettronica|Notes|Privato|Riservatezza',
        {
          Titolo: 'Sig.',
          Nome: 'Gianni',
          Cognome: 'Rossi',
          Reparto: 'Vendite',
          'Via (uff.)': 'Via Lavoro 9',
          'Via (ab.)': 'Via Alta 1',
          'Città (ab.)': 'Roma',
          'CAP (ab.)': '00100',
          Ufficio: '02 1111111',
          Anniversario: '0/0/00',
          Compleanno: '05/03/1985',
          'Indirizzo posta elettronica': 'g@r.it',
          'Tipo posta elettronica': 'SMTP',
          Riservatezza: 'Normale',
        },
      ),
    ),
    contact: {
      name: 'Sig. Gianni Rossi',
      email: 'g@r.it',
      phone: '02 1111111',
      street: 'Via Alta 1',
      city: 'Roma',
      postalCode: '00100',
      birthday: '1985-03-05',
    },
    further: ['Via Lavoro 9'],
    named: ['Left out: Reparto.'],
  },
  'Outlook, Portuguese': {
    file: latin1(
      oneRow(
        ';',
        'Título|Primeiro nome|Sobrenome|Empresa|Departamento|Cargo|Rua do endereço comercial|Cidade do endereço comercial|CEP do endereço comercial|País/Região da Empresa|Endereço residencial|Endereço residencial 2|Cidade do endereço residencial|Estado|CEP do endereço residencial|País/Região de Residência|Telefone comercial|Telefone residencial|Telefone celular|Aniversário|Datas especiais|Endereço de email|Tipo de email|Nome para exibição do email|Anotações|Sensibilidade',
        {
          'Primeiro nome': 'João',
          Sobrenome: 'Silva',
          Departamento: 'Vendas',
          'Rua do endereço comercial': 'Rua Baixa 9',
          'Endereço residencial': 'Rua Alta 1',
          'Cidade do endereço residencial': 'São Paulo',
          Estado: 'SP',
          'CEP do endereço residencial': '01000-000',
          'País/Região de Residência': 'Brasil',
          'Telefone celular': '11 3',
          Aniversário: '05/03/1985',
          'Datas especiais': '0/0/00',
          'Endereço de email': 'j@s.br',
          'Tipo de email': 'SMTP',
          'Nome para exibição do email': 'João Silva (j@s.br)',
          Sensibilidade: 'Normal',
        },
      ),
    ),
    contact: {
      name: 'João Silva',
      email: 'j@s.br',
      street: 'Rua Alta 1',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01000-000',
      country: 'Brasil',
      birthday: '1985-03-05',
      anniversary: null,
    },
    further: ['Rua Baixa 9'],
    named: ['Left out: Departamento.'],
  },
  'Thunderbird, German': {
    file: 'Vorname,Nachname,Anzeigename,Spitzname,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Messenger-Name,Tel. dienstlich,Tel. privat,Fax-Nummer,Pager-Nummer,Mobil-Tel.-Nr.,Privat: Adresse,Privat: Adresse 2,Privat: Ort,Privat: Bundesland,Privat: PLZ,Privat: Land,Dienstlich: Adresse,Dienstlich: Ort,Arbeitstitel,Organisation,Webseite 1,Geburtsjahr,Geburtsmonat,Geburtstag,Benutzerdef. 1,Notizen,\nJörg,Müller,Jogi,,j@m.de,j2@m.de,,0221 1,,,,0151 3,Weg 1,Hinterhaus,Bonn,,53111,D,Werk 9,Köln,Chef,Acme,x.de,1985,3,12,a,Feigen,\n',
    contact: {
      name: 'Jörg Müller',
      email: 'j@m.de',
      phone: '0151 3',
      street: 'Weg 1, Hinterhaus',
      city: 'Bonn',
      postalCode: '53111',
      country: 'D',
      birthday: '1985-03-12',
      notes: 'Feigen',
    },
    further: ['j2@m.de', '0221 1', 'Werk 9, Köln'],
    named: ['Left out: Anzeigename “Jogi”, Organisation “Acme”, Arbeitstitel, Webseite 1, Benutzerdef. 1.'],
  },
  Yahoo: {
    file: '"First","Middle","Last","Nickname","Email","Category","Messenger ID","Home","Work","Pager","Fax","Mobile","Other","Alternate Email 1","Title","Company","Work Address","Work City","Home Address","Home City","Home County","Home ZIP","Birthday","Anniversary","Custom 1","Comments"\n"Ann","","Lee","","a@y.com","Friends","","0113 496 0001","0113 496 0002","","","","","a2@y.com","Boss","Acme","9 Work St","York","1 Home St","Leeds","Yorks","LS1","5/3/1985","","c1","hello"\n',
    contact: {
      name: 'Ann Lee',
      email: 'a@y.com',
      phone: '0113 496 0001',
      street: '1 Home St',
      city: 'Leeds',
      state: 'Yorks',
      country: null,
      birthday: '1985-03-05',
      notes: 'hello',
    },
    further: ['a2@y.com', '0113 496 0002', '9 Work St, York'],
    named: ['Left out: Title “Boss”, Company “Acme”, Custom 1.'],
  },
  'LinkedIn, with its notice above the headers': {
    file: 'Notes:\n"When exporting your data, you may notice that some addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAnn,Lee,https://l.com/ann,,Acme,Boss,12 Mar 2020\n',
    contact: { name: 'Ann Lee', birthday: null, anniversary: null },
    named: ['Left out: Company “Acme”, URL, Position, Connected On.'],
    problems: [
      'Left out above the headers: “Notes:”.',
      'Left out above the headers: “When exporting your data, you may notice that some addresses are missing.”.',
    ],
  },
  HubSpot: {
    file: '"Record ID","First Name","Last Name","Email","Phone Number","Lead Status","Create Date","Date of birth","Associated Company"\n"1","Ann","Lee","a@x.org","0113 496 0001","New","2024-01-02 10:00","1985-03-12","Acme"\n',
    contact: { name: 'Ann Lee', email: 'a@x.org', phone: '0113 496 0001', birthday: '1985-03-12' },
    named: ['Left out: Record ID, Lead Status, Create Date, Associated Company.'],
  },
  'Monica and other programs, in lower case': {
    file: 'first_name,last_name,nick_name,gender,company,email,phone,street,city,province,postal_code,country,birthdate,how_met\nAnn,Lee,Annie,f,Acme,a@x.org,123456789,1 High,Leeds,Yorks,LS1,UK,1985-03-12,at school\n',
    contact: { name: 'Ann Lee', nickname: 'Annie', state: 'Yorks', country: 'UK', birthday: '1985-03-12' },
    named: ['Left out: company “Acme”, gender, how_met.'],
  },
  'Facebook and its friends': {
    file: 'name,birthday,profile_url,friends_since\nAnn Lee,"March 12, 1985",https://f.com/a,2010-05-06\n',
    contact: { name: 'Ann Lee', birthday: '1985-03-12', anniversary: null },
    named: ['Left out: profile_url, friends_since.'],
  },
  'an iPhone, converted': {
    file: 'First name,Last name,Organization,Mobile phone,Home phone,Work email,Home email,Work address,Home address,Birthday\nAnn,Lee,Acme,111,222,w@x.org,h@x.org,"9 Work\nYork","1 High St\nLeeds",1985-03-12\n',
    contact: { name: 'Ann Lee', phone: '111', email: 'h@x.org', street: '1 High St', city: 'Leeds' },
    further: ['w@x.org', '222', '9 Work, York'],
    named: ['Left out: Organization “Acme”.'],
  },
  'Excel, German, with a title, empty columns and a name in two columns': {
    file: latin1(
      'Kontakte Export 2024;;;;;\n;;;;;\nName;Vorname;Geburtstag;Telefon;Adresse;\nMüller;Jörg;3.4.85;0151 1;Weg 1, 53111 Bonn;\n\n',
    ),
    contact: { name: 'Jörg Müller', birthday: '1985-04-03', phone: '0151 1', street: 'Weg 1, 53111 Bonn' },
    named: ['Birthday “3.4.85” has a year of two digits and was read as 1985-04-03.'],
    problems: ['Left out above the headers: “Kontakte Export 2024”.'],
  },
  'two rows of headers': {
    file: 'Kontakt;;Anschrift;;;\nVorname;Nachname;Straße;Hausnummer;PLZ;Ort\nJörg;Müller;Weg;1a;53111;Bonn\n',
    contact: { name: 'Jörg Müller', street: 'Weg 1a', postalCode: '53111', city: 'Bonn' },
    problems: ['Left out above the headers: “Kontakt Anschrift”.'],
  },
  'a sum beneath the rows': {
    file: 'Name,Phone\nTotal: 25,\n',
    contact: { name: '' },
    named: ['“Total: 25” is a sum, not a contact.'],
  },
  'family name first, in one column': {
    file: 'Name,Email\n"Lee, Ann","""Lee, Ann"" <a@x.org>; b@x.org"\n',
    contact: { name: 'Ann Lee', email: 'a@x.org' },
    further: ['b@x.org'],
  },
  'numbers that a spreadsheet must not change': {
    file: 'Nachname Vorname;Tel.;Geb. (TT.MM.JJJJ)\nMüller Jörg;="0151 222";12/3/1985\n',
    contact: { name: 'Jörg Müller', phone: '0151 222', birthday: '1985-03-12' },
  },
  'Slovak, with name days': {
    file: 'Meno;Priezvisko;Dátum narodenia;Výročie svadby;E-mail;Meniny\nJán;Novák;12. 3. 1985;1. 6. 2010;j@n.sk;24.6.\n',
    contact: { name: 'Ján Novák', birthday: '1985-03-12', anniversary: '2010-06-01' },
    named: ['Left out: Meniny.'],
  },
  Chinese: {
    file: '姓名,手机,生日,结婚纪念日,邮箱,入职日期\n王小明,13800138000,1985年3月12日,2010年5月1日,w@x.cn,2012年1月1日\n',
    contact: { name: '王小明', phone: '13800138000', birthday: '1985-03-12', anniversary: '2010-05-01' },
    named: ['Left out: 入职日期.'],
  },
  Polish: {
    file: 'Imię,Nazwisko,Data urodzenia,Rocznica ślubu,Telefon komórkowy,Kraj\nJan,Kowalski,12.03.1985,5 czerwca 2010,600 100 200,Polska\n',
    contact: { name: 'Jan Kowalski', birthday: '1985-03-12', anniversary: '2010-06-05', country: 'Polska' },
  },
  'Czech, where the same header is a region': {
    file: 'Jméno,Příjmení,Kraj,Narozeniny\nJan,Novák,Morava,12. března 1985\n',
    contact: { name: 'Jan Novák', state: 'Morava', country: null, birthday: '1985-03-12' },
  },
  Russian: {
    file: 'Фамилия;Имя;Отчество;Дата рождения;Должность\nИванов;Иван;Иванович;12 марта 1985 г.;Инженер\n',
    contact: { name: 'Иван Иванович Иванов', birthday: '1985-03-12' },
    named: ['Left out: Должность.'],
  },
  KAddressBook: {
    file: 'Formatted Name,Given Name,Family Name,Home Address Street,Home Address City,Home Address Region,Home Address Post Code,Home Address Country,Business Address City,Home Phone\nAnn Lee,Ann,Lee,1 High St,Leeds,Yorks,LS1,UK,York,0113 1\n',
    contact: { name: 'Ann Lee', street: '1 High St', city: 'Leeds', state: 'Yorks', postalCode: 'LS1', country: 'UK' },
    further: ['York'],
  },
  'LinkedIn, its imported contacts': {
    file: 'FirstName,LastName,Companies,Emails,PhoneNumbers,Addresses\nAnn,Lee,Acme,a@x.org,555 0100,"1 High St, Leeds"\n',
    contact: { name: 'Ann Lee', email: 'a@x.org', phone: '555 0100', street: '1 High St, Leeds' },
    named: ['Left out: Companies.'],
  },
  Hebrew: {
    file: 'שם,טלפון,יום הולדת\nדנה כהן,050-1234567,25/12/1985\n',
    contact: { name: 'דנה כהן', phone: '050-1234567', birthday: '1985-12-25' },
  },
};

test.each(Object.entries(files))('%s', (_, { file, contact, further = [], named = [], problems = [] }) => {
  const result = read(file);
  expect(result.contacts).toMatchObject([contact]);
  expect(furtherIn(result.contacts[0] ?? {})).toEqual(further);
  expect(result.contacts[0]?.dropped).toEqual(named);
  expect(result.problems).toEqual(problems);
  expect(lostCells(result)).toEqual([]);
});
