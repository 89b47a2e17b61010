import { plainHeader, readHeader } from './csv/read-header.ts';

/** The meaning of a date that only its label shows. */
export type LabelledKind = 'birthday' | 'anniversary' | 'death';

/**
 * Labels for these days in address books. Only complete labels count: 'Dog birthday' and 'Work anniversary' are other
 * days. 'Aniversario' is missing because it is a birthday in Portuguese and a wedding day in Spanish.
 */
const labels: Record<LabelledKind, string> = {
  birthday: `birthday|birth date|date of birth|geburtstag|geburtsdatum|anniversaire|date de naissance|cumpleaños|fecha de nacimiento|
    compleanno|data di nascita|data de nascimento|verjaardag|geboortedatum|fødselsdag|bursdag|födelsedag|syntymäpäivä|urodziny|
    data urodzenia|narozeniny|születésnap|doğum günü|день рождения|дата рождения|день народження|γενέθλια|誕生日|生日|생일|sinh nhật|
    יום הולדת|عيد ميلاد|วันเกิด|ulang tahun`,
  anniversary: `anniversary|wedding anniversary|wedding day|wedding date|wedding|date of marriage|marriage|our anniversary|jahrestag|
    hochzeitstag|hochzeit|hochzeitsdatum|anniversaire de mariage|date de mariage|mariage|aniversario de boda|aniversario de bodas|boda|
    fecha de boda|anniversario|anniversario di matrimonio|matrimonio|data di matrimonio|aniversário de casamento|casamento|
    data de casamento|trouwdag|trouwdatum|huwelijksdag|bryllupsdag|bröllopsdag|hääpäivä|rocznica|rocznica ślubu|výročí|
    výročí svatby|svatba|házassági évforduló|évforduló|evlilik yıl dönümü|evlilik yıldönümü|yıl dönümü|годовщина|годовщина свадьбы|
    день свадьбы|річниця|річниця весілля|επέτειος|επέτειος γάμου|結婚記念日|記念日|结婚纪念日|結婚紀念日|纪念日|紀念日|결혼기념일|기념일|
    ngày cưới|kỷ niệm ngày cưới|יום נישואין|יום השנה|ذكرى الزواج|ذكرى سنوية|วันครบรอบแต่งงาน|วันครบรอบ|ulang tahun pernikahan`,
  death: `death|died|date of death|death date|day of death|deceased|passed away|death anniversary|todestag|sterbetag|sterbedatum|
    gestorben|décès|date de décès|mort|fallecimiento|fecha de fallecimiento|defunción|morte|data di morte|falecimento|
    data de falecimento|overleden|overlijdensdatum|sterfdag|dødsdag|dödsdag|data śmierci|datum úmrtí|dátum úmrtia|úmrtie|дата смерти|命日|忌日|忌辰|기일`,
};

const kinds = new Map<string, LabelledKind>(
  Object.entries(labels).flatMap(([kind, words]) =>
    words.split('|').map((word): [string, LabelledKind] => [plainHeader(word), kind as LabelledKind]),
  ),
);

/** The meaning of a label like '_$!<Anniversary>!$_' or 'Hochzeitstag'; null for any other day, or without a label. */
export function kindOfLabel(label: string | null): LabelledKind | null {
  if (label === null) return null;
  const [meaning, ...others] = readHeader(label).meanings;
  const ofHeaders = others.length === 0 ? meaning?.field : undefined;
  return kinds.get(plainHeader(label)) ?? (ofHeaders === 'birthday' || ofHeaders === 'anniversary' ? ofHeaders : null);
}
