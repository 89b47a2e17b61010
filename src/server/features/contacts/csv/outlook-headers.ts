import type { CsvField } from '../../../../contract/csv-fields.ts';

/** The headers of each field, separated by '|'. */
export type HeaderWords = Partial<Record<CsvField, string>>;

/**
 * Header words in the exports of Google, Outlook, Thunderbird, Yahoo and others, and in tables that people make
 * themselves, in the languages whose Outlook headers are all known. `#` stands for a number. Headers with a place
 * ('Straße privat', 'Business Phone') are listed without it: `header-kinds.ts` knows the places.
 */
export const outlookHeaders = {
  en: {
    name: `name|full name|formatted name|display name|contact|contact name|contacts|person|who|friend|guest|guest name|names|first and last name`,
    fileAs: 'file as|filed as|sort name',
    prefix: 'title|prefix|name prefix|honorific|salutation|courtesy title',
    givenName: 'first name|firstname|given name|givenname|forename|first|christian name',
    middleName: 'middle name|middlename|additional name|additional names|middle|second name|middle names',
    familyName: 'last name|lastname|family name|familyname|surname|last',
    suffix: 'suffix|name suffix|generational suffix',
    nickname: 'nickname|nick name|nick|alias|known as',
    greetingName: 'greeting name',
    relationship: 'relationship|relation|relationship to me',
    email: `email|e mail|mail|email address|e mail address|mail address|email #|e mail #|email # address|e mail # address|
      email address #|e mail address #|e mail # value|email # value|alternate email #|alternate email|emails|internet address|contact email`,
    phone: `phone|phone number|phone numbers|telephone|telephone number|tel|tel no|phone no|mobile|mobile phone|mobile number|mobile no|cell|
      cell phone|cellphone|cell number|cellular|landline|phone #|phone # value|phone number #|yahoo phone|iphone|whatsapp|contact phone|contact number`,
    street: `street|street address|address street|street #|address # street|address line #|address # extended address|address # po box|po box|street name|
      address po box|house number and street|p o box|house number|house no`,
    city: 'city|address city|town|locality|address # city|town city|city town',
    state:
      'state|address region|region|province|county|state province|state county|address # region|state region|state or province',
    postalCode: `postal code|address post code|address postal code|postalcode|postcode|zip|zip code|zipcode|post code|zip postal code|zip postcode|address # postal code`,
    country: 'country|address country|country region|address # country|nation|country or region',
    address: `address|addresses|postal address|full address|address #|address # formatted|complete address`,
    birthday: `birthday|birth day|birthdate|birth date|date of birth|dob|d o b|born|born on|bday|b day|birthday date|birthdays`,
    birthYear: 'birth year|year of birth|birthyear',
    birthMonth: 'birth month|month of birth|birthmonth',
    birthDay: 'birth day of month|day of birth',
    anniversary: `anniversary|wedding anniversary|wedding|wedding day|wedding date|date of wedding|marriage date|date of marriage|anniversary date|married on`,
    company: `company|organization|organisation|company name|organization name|organisation name|organization # name|employer|business name`,
    groups: 'groups|group|labels|label|group membership|contact groups|category|categories|tags|tag',
    notes: 'notes|note|comments|comment|remarks|description|memo',
    eventLabel: 'event # label|event # type',
    eventDate: 'event # value',
    related:
      'relation # value|spouse|spouse s name|husband|wife|partner|children|manager s name|assistant s name|referred by',
    ownField: 'custom field # value',
    photo: 'photo|picture|image|photo url|avatar',
    dates: 'other dates',
    timeZone: 'time zone',
    language: 'card language',
  },
  de: {
    name: 'name|vollständiger name|anzeigename|kontakt|kontakte|person|namen|ganzer name|vor und nachname',
    fileAs: 'speichern unter',
    prefix: 'anrede|titel|namenspräfix|akademischer titel',
    givenName: 'vorname|rufname',
    middleName: 'zweiter vorname|weitere vornamen|weiterer vorname|mittelname',
    familyName: 'nachname|familienname|zuname',
    suffix: 'suffix|namenszusatz|namenssuffix',
    nickname: 'spitzname|kosename',
    relationship: 'beziehung|verwandtschaft|verwandtschaftsgrad',
    email: `e mail adresse|emailadresse|e mailadresse|mail adresse|mailadresse|e mail adresse #|e mail # adresse|email adresse|e mail|email|mail`,
    phone: `telefon|telefonnummer|telefonnr|tel nr|handy|handynummer|handynr|mobil|mobiltelefon|mobilnummer|mobil tel nr|mobilfunk|festnetz|
      haupttelefon|telefon #|mobiltelefon #|rufnummer|natel`,
    street: `straße|strasse|straße #|straße und hausnummer|straße hausnummer|straße nr|straße hausnr|str|str nr|postfach|weitere straße|hausnummer|hausnr|
      adresszusatz`,
    city: 'ort|stadt|wohnort|ortschaft|weiterer ort',
    state: 'bundesland|kanton|bundesland kanton|weiteres/r bundesland/kanton|region',
    postalCode: 'plz|postleitzahl',
    country: 'land|land region|weiteres/e land/region',
    address: 'adresse|anschrift|postanschrift|postadresse|adresse #|vollständige adresse',
    birthday: `geburtstag|geburtsdatum|geboren|geboren am|geb datum|geb|geb am|gebdatum|geburtstage`,
    birthYear: 'geburtsjahr',
    birthMonth: 'geburtsmonat',
    anniversary: 'hochzeitstag|jahrestag|hochzeit|hochzeitsdatum|hochzeitsjubiläum|trautag|heiratsdatum',
    company: 'firma|organisation|unternehmen|firmenname|arbeitgeber',
    groups: 'gruppen|gruppe|kategorien|kategorie|labels|label',
    notes: 'notizen|notiz|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|kommentare',
    photo: 'foto|bild',
  },
  fr: {
    name: `nom complet|nom affiché|nom d'affichage|contact|prénom et nom`,
    prefix: 'civilité|titre',
    givenName: 'prénom|prénoms',
    middleName: 'deuxième prénom|autres prénoms|second prénom',
    familyName: 'nom|nom de famille|patronyme',
    suffix: 'suffixe',
    nickname: 'surnom|pseudo|pseudonyme',
    relationship: 'lien|lien de parenté|relation',
    email: `adresse e mail|adresse email|adresse mail|adresse de messagerie|adresse de courrier|courriel|adresse électronique|adresse e mail #|
      adresse de messagerie #|adresse de courrier #|adresse mail #|adresse de courriel|mél|adresse de messagerie électronique`,
    phone: `téléphone|tél|téléphone #|téléphone mobile|tél mobile|mobile|portable|téléphone portable|numéro de téléphone|n de téléphone|
      téléphone fixe|fixe`,
    street: 'rue|rue #|boîte postale|b p|numéro et rue|voie|complément d’adresse',
    city: 'ville|commune|localité',
    state: 'état|département|dép région|région|dép|canton',
    postalCode: 'code postal|cp',
    country: 'pays|pays région',
    address: 'adresse|adresse postale|adresse complète|adresse #',
    birthday: `date de naissance|naissance|né le|née le|né(e) le|anniversaire|date d'anniversaire|jour de naissance`,
    birthYear: 'année de naissance',
    birthMonth: 'mois de naissance',
    anniversary: `anniversaire de mariage|date de mariage|mariage|anniversaire de mariage ou fête|anniversaire de rencontre`,
    company: 'société|entreprise|organisation|employeur',
    groups: 'groupes|groupe|catégories|catégorie|libellés|libellé',
    notes: 'notes|remarques|commentaires|commentaire|remarque|observations',
    photo: 'photo|image',
  },
  es: {
    name: `nombre completo|nombre y apellidos|nombre y apellido|contacto|nombre para mostrar|nombre de pantalla`,
    prefix: 'tratamiento|título|prefijo',
    givenName: 'nombre|primer nombre|nombre de pila|nombres',
    middleName: 'segundo nombre',
    familyName: 'apellido|apellidos|primer apellido|segundo apellido',
    suffix: 'sufijo',
    nickname: 'apodo|mote|alias|sobrenombre',
    relationship: 'relación|parentesco',
    email: `correo|correo electrónico|dirección de correo electrónico|dirección del correo electrónico|dirección de correo|
      correo electrónico #|dirección del correo electrónico #|dirección de correo electrónico #|email`,
    phone: `teléfono|teléfono móvil|móvil|celular|teléfono celular|número de teléfono|número de móvil|teléfono #|teléfono fijo|tfno|tlf`,
    street: 'calle|calle #|otra calle|calle y número|apartado postal|domicilio',
    city: 'ciudad|población|localidad|municipio|otra ciudad',
    state: 'provincia|estado|provincia o estado|estado o provincia|otra provincia o estado|comunidad autónoma',
    postalCode: 'código postal|cód postal|cp|otro código postal',
    country: 'país|país o región|país región|otro país o región',
    address: 'dirección|dirección postal|dirección completa|dirección #',
    birthday: 'cumpleaños|fecha de nacimiento|nacimiento|fecha de cumpleaños|nacido el|f nacimiento|fecha nac',
    birthYear: 'año de nacimiento',
    birthMonth: 'mes de nacimiento',
    birthDay: 'día de nacimiento',
    anniversary: `aniversario|aniversario de boda|aniversario de bodas|fecha de boda|boda|aniversario de matrimonio`,
    company: 'empresa|organización|compañía',
    groups: 'grupos|grupo|categorías|categoría|etiquetas|etiqueta',
    notes: 'notas|observaciones|comentarios|nota',
    photo: 'foto|imagen',
  },
  it: {
    name: 'nome completo|nome e cognome|nome visualizzato|contatto|nominativo',
    prefix: 'titolo|prefisso',
    givenName: 'nome|primo nome',
    middleName: 'secondo nome',
    familyName: 'cognome',
    suffix: 'suffisso',
    nickname: 'soprannome|nomignolo',
    relationship: 'relazione|parentela',
    email: `indirizzo e mail|indirizzo email|indirizzo di posta elettronica|indirizzo posta elettronica|posta elettronica|e mail|
      indirizzo posta elettronica #|indirizzo di posta elettronica #|email #`,
    phone: `telefono|telefono cellulare|cellulare|numero di telefono|numero cellulare|numero di cellulare|telefono #|telefono fisso|tel`,
    street: `via|via #|altra via|altra via #|indirizzo via|via e numero|casella postale|indirizzo casella postale`,
    city: 'città|altra città|comune|località',
    state: 'provincia|regione|altra provincia|prov',
    postalCode: 'cap|codice postale|altro cap',
    country: 'paese|paese area geografica|paese regione|nazione|altro paese area geografica',
    address: 'indirizzo|indirizzo completo|indirizzo postale|indirizzo #|residenza',
    birthday: 'compleanno|data di nascita|nascita|nato il|nata il|nato/a il',
    birthYear: 'anno di nascita',
    birthMonth: 'mese di nascita',
    birthDay: 'giorno di nascita',
    anniversary: 'anniversario|anniversario di matrimonio|matrimonio|data di matrimonio|anniversario di nozze|nozze',
    company: 'società|azienda|organizzazione|ditta',
    groups: 'gruppi|gruppo|categorie|categoria|etichette|etichetta',
    notes: 'note|commenti|osservazioni|annotazioni',
    photo: 'foto|immagine',
  },
  pt: {
    name: 'nome completo|nome de exibição|contato|contacto|nome a apresentar',
    prefix: 'título|tratamento',
    givenName: 'nome|primeiro nome|nome próprio',
    middleName: 'nome do meio|segundo nome',
    familyName: 'sobrenome|apelido|último nome|sobrenomes|apelidos',
    suffix: 'sufixo',
    nickname: 'alcunha|apelido carinhoso',
    relationship: 'relação|parentesco|relacionamento',
    email: `email|endereço de email|endereço de e mail|endereço de correio eletrónico|endereço de correio electrónico|correio eletrónico|
      correio electrónico|endereço de email #|endereço de e mail #|endereço de correio eletrónico #|endereço de correio electrónico #`,
    phone: `telefone|telefone celular|celular|telemóvel|número de telefone|telefone móvel|telefone #|telefone fixo`,
    street: `rua|rua #|rua endereço|rua endereço #|outra rua|outra rua #|morada rua|caixa postal|apartado`,
    city: 'cidade|cidade endereço|outra cidade|localidade|município',
    state: 'estado|estado endereço|outro estado|distrito|uf|estado ou província|distrito ou província',
    postalCode: 'cep|cep endereço|código postal|outro cep|código postal endereço|outro código postal',
    country: 'país|país região|outro país região|país região endereço|país ou região',
    address: 'endereço|morada|endereço completo|endereço #|morada completa',
    birthday:
      'aniversário|data de nascimento|nascimento|nascido em|aniversário natalício|data de aniversário|dia de nascimento|nascido(a) em',
    birthYear: 'ano de nascimento',
    birthMonth: 'mês de nascimento',
    anniversary: `aniversário de casamento|casamento|data de casamento|bodas|datas especiais|data comemorativa`,
    company: 'empresa|organização|companhia',
    groups: 'grupos|grupo|categorias|categoria|marcadores|etiquetas',
    notes: 'notas|observações|anotações|comentários',
    photo: 'foto|imagem|fotografia',
  },
} as const satisfies Record<string, HeaderWords>;

/** Words for a birthday that mean a wedding day if the file has another birthday. */
export const unclearBirthdays = 'anniversaire|aniversário';

/** Columns that only programs fill in; not reported while they contain the words listed with them. */
export const programHeaders = `e mail type|e mail # type|email type|gender|priority|private|sensitivity|
  e mail typ|e mail # typ|geschlecht|priorität|privat|vertraulichkeit|
  type de messagerie|type de messagerie #|type de courrier|type de courrier #|type d'adresse de messagerie|sexe|priorité|privé|critère de diffusion|
  tipo de correo electrónico|tipo de correo electrónico #|tipo de correo|género|sexo|prioridad|privado|particular|confidencialidad|sensibilidad|
  tipo posta elettronica|tipo posta elettronica #|sesso|priorità|privato|riservatezza|
  tipo de email|tipo de email #|tipo de e mail|tipo de e mail #|tipo de correio eletrónico|prioridade|confidencialidade|sensibilidade`;
export const programValues = `smtp|ex|normal|normale|false|falsch|faux|falso|unspecified|keine angabe|nicht angegeben|unbestimmt|
  non spécifié|non précisé|non déterminé|no especificado|sin especificar|non specificato|não especificado|no|non|não|nein`;

/** Columns that repeat others; reported only if they contain more. */
export const restatingHeaders = `e mail display name|e mail # display name|email display name|initials|
  e mail angezeigter name|e mail # angezeigter name|initialen|
  nom complet de l'adresse de messagerie|nom complet de l'adresse de messagerie #|nom complet de l'adresse de courrier|
  nom complet de l'adresse de courrier #|initiales|
  nombre de pantalla de correo electrónico|nombre de pantalla de correo electrónico #|nombre para mostrar de correo electrónico|
  nombre para mostrar de correo electrónico #|iniciales|
  nome visualizzato posta elettronica|nome visualizzato posta elettronica #|iniziali|
  nome para exibição do email|nome para exibição do email #|nome para exibição do e mail|nome para exibição do e mail #|
  nome a apresentar do correio eletrónico|iniciais`;
