import type { CsvField } from '../../../../contract/imports.ts';

/**
 * What columns are called, as `plainHeader` leaves them, by the exports of Google (before and after 2024), Outlook,
 * Thunderbird and iCloud converters, and by people who make a table themselves, in the larger languages of Europe and
 * in Japanese.
 */
export const headerWords: Partial<Record<CsvField, string>> = {
  name: `name|full name|fullname|display name|contact|contact name|contacts|person|who|friend|guest|guest name|file as|names|
    vollstandiger name|anzeigename|kontakt|nom complet|nom et prenom|nom affiche|nombre completo|nombre y apellidos|nombre y apellido|
    nome completo|nome e cognome|volledige naam|weergavenaam|naam|namn|navn|nimi|imie i nazwisko|氏名|名前|表示名`,
  prefix:
    'title|prefix|name prefix|honorific|salutation|anrede|titel|civilite|titre|tratamiento|titolo|tratamento|敬称',
  givenName: `first name|firstname|given name|givenname|forename|first|vorname|rufname|prenom|nombre|nome|primeiro nome|primer nombre|voornaam|fornamn|fornavn|etunimi|imie|名`,
  middleName: `middle name|middlename|additional name|middle|second name|zweiter vorname|weitere vornamen|deuxieme prenom|segundo nombre|secondo nome|nome do meio|tweede naam`,
  familyName: `last name|lastname|family name|familyname|surname|last|nachname|familienname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|
    achternaam|efternamn|etternavn|efternavn|sukunimi|nazwisko|姓`,
  suffix: 'suffix|name suffix|namenszusatz|suffixe|sufijo|suffisso|sufixo',
  nickname:
    'nickname|nick name|nick|alias|spitzname|surnom|apodo|mote|soprannome|apelido carinhoso|bijnaam|smeknamn|ニックネーム',
  relationship:
    'relationship|relation|relation 1 value|beziehung|verwandtschaft|lien|relacion|parentesco|relazione|relacao|relatie|続柄',
  email: `email|e mail|mail|email address|e mail address|mail address|primary email|secondary email|email 1|email 2|e mail 1|e mail 2|e mail 1 value|e mail 2 value|
    e mail 3 value|e mail 4 value|e mail 2 address|e mail 3 address|home email|work email|personal email|e mail adresse|emailadresse|e mailadresse|mail adresse|
    weitere e mail adresse|adresse e mail|adresse de messagerie|courriel|adresse electronique|correo|correo electronico|direccion de correo electronico|
    email adres|e mailadres|indirizzo e mail|indirizzo email|indirizzo di posta elettronica|posta elettronica|endereco de email|endereco de e mail|e post|epost|
    sahkoposti|adres e mail|メール|メールアドレス|電子メール|電子メール アドレス`,
  phone: `phone|phone number|telephone|tel|mobile|mobile phone|mobile number|cell|cell phone|cellphone|home phone|primary phone|business phone|work phone|other phone|
    home phone 2|business phone 2|phone 1|phone 2|phone 1 value|phone 2 value|phone 3 value|phone 4 value|telefon|telefonnummer|handy|handynummer|mobil|
    mobiltelefon|mobilnummer|telefon privat|telefon geschaftlich|festnetz|telephone mobile|tel mobile|portable|numero de telephone|telefono|telefono movil|
    movil|celular|numero de telefono|cellulare|numero di telefono|telefone|telemovel|numero de telefone|telefoon|telefoonnummer|mobiele telefoon|mobiel|
    puhelin|電話|電話番号|携帯電話`,
  street: `street|street address|address 1 street|address line 1|address line 2|street 2|home street|home street 2|home address|home address 2|address 1 extended address|address 1 po box|
    business street|work address|other street|strasse|straße|strasse privat|strasse und hausnummer|rue|calle|via|indirizzo via|rua|straat|gata|privat strasse|住所1`,
  city: `city|town|locality|address 1 city|home city|business city|work city|other city|ort|stadt|wohnort|ort privat|ville|ciudad|poblacion|citta|cidade|stad|plaats|woonplaats|miasto|市区町村`,
  state: `state|region|province|county|state province|address 1 region|home state|business state|work state|other state|bundesland|kanton|etat|departement|provincia|estado|
    regione|provincie|都道府県`,
  postalCode: `postal code|postcode|zip|zip code|zipcode|post code|address 1 postal code|home postal code|home zipcode|home zip code|business postal code|work zipcode|other postal code|
    plz|postleitzahl|postleitzahl privat|code postal|codigo postal|cap|cep|codice postale|postnummer|郵便番号`,
  country: `country|country region|address 1 country|home country|home country region|business country region|work country|other country region|land|land region|pays|pais|paese|kraj|国`,
  address: `address|postal address|mailing address|full address|address 1 formatted|adresse|anschrift|postanschrift|adresse postale|direccion|indirizzo|endereco|morada|adres|adress|住所`,
  birthday: `birthday|birth day|birthdate|birth date|date of birth|dob|born|bday|b day|geburtstag|geburtsdatum|geboren|geb datum|anniversaire|date de naissance|naissance|
    cumpleanos|fecha de nacimiento|nacimiento|compleanno|data di nascita|nato il|aniversario|data de nascimento|nascimento|verjaardag|geboortedatum|fodelsedag|
    fodselsdag|syntymapaiva|data urodzenia|urodziny|誕生日|生年月日`,
  birthYear: 'birth year|year of birth|geburtsjahr|annee de naissance|ano de nacimiento',
  birthMonth: 'birth month|month of birth|geburtsmonat',
  birthDay: 'birth day of month|day of birth',
  anniversary: `anniversary|wedding anniversary|wedding day|wedding date|wedding|hochzeitstag|jahrestag|hochzeit|anniversaire de mariage|date de mariage|aniversario de boda|
    aniversario de bodas|boda|anniversario|anniversario di matrimonio|matrimonio|aniversario de casamento|trouwdag|huwelijksdag|brollopsdag|記念日`,
  company:
    'company|organization|organisation|organization name|organization 1 name|employer|firma|unternehmen|societe|entreprise|empresa|azienda|bedrijf|会社|会社名|勤務先',
  notes:
    'notes|note|comments|comment|remarks|notizen|notiz|bemerkung|bemerkungen|anmerkungen|remarques|commentaires|notas|observaciones|commenti|notities|opmerkingen|メモ|備考',
  eventLabel: 'event 1 label|event 2 label|event 3 label|event 1 type|event 2 type|event 3 type',
  eventDate: 'event 1 value|event 2 value|event 3 value',
  photo: 'photo|picture|foto|image',
  dates: 'other dates',
  timeZone: 'time zone',
  language: 'card language',
};

/** The parts of longer headers that give them away where the whole is unknown: 'E-Mail (privat)', 'Mum's birthday'. */
export const tellingParts: [part: RegExp, field: CsvField][] = [
  [/e ?mail|courriel|correo|メール/, 'email'],
  [
    /birth ?(?:day|date)|geburts(?:tag|datum)|naissance|nacimiento|nascimento|nascita|cumplean|complean|verjaardag|誕生/,
    'birthday',
  ],
  [/wedding|anniversary|hochzeit|mariage|boda|casamento|matrimonio/, 'anniversary'],
  [/phone|mobile|telefon|handy|telefono|telefone|movil|cellulare|telefoon|電話/, 'phone'],
  [/first ?name|given ?name|vorname|prenom|voornaam/, 'givenName'],
  [/last ?name|family ?name|surname|nachname|familienname|apellido|cognome|achternaam/, 'familyName'],
  [/nickname|spitzname|surnom|apodo/, 'nickname'],
  [/post ?code|postal ?code|zip|postleitzahl|\bplz\b/, 'postalCode'],
  [/street|strasse/, 'street'],
  [/relation|beziehung/, 'relationship'],
  [/^notes?\b|\bnotes?$|notiz|bemerkung/, 'notes'],
];
