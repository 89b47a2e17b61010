import type { StagedContact } from '../../db/tables/people.ts';
import { plainHeader } from './csv/read-header.ts';

/** Labels of address books that say what people are to their owner; the first kind wins. Only a whole label counts. */
const labels: [relationship: string, words: string][] = [
  [
    'Family',
    `family|relatives|my family|familie|meine familie|verwandte|verwandtschaft|famille|ma famille|familia|mi familia|parientes|famiglia|parenti|
      família|rodzina|krewni|familj|slekt|perhe|rodina|příbuzní|család|rokonok|aile|akrabalar|οικογένεια|συγγενείς|семья|родственники|сім’я|
      родичі|家人|家族|亲戚|親戚|가족|친척|משפחה|عائلة|العائلة|الأسرة|ครอบครัว|gia đình|keluarga`,
  ],
  [
    'neighbor',
    `neighbors|neighbours|nachbarn|nachbarschaft|voisins|vecinos|vicini|vizinhos|buren|sąsiedzi|grannar|naboer|naapurit|sousedé|szomszédok|
      komşular|γείτονες|соседи|сусіди|邻居|鄰居|ご近所|이웃`,
  ],
  [
    'colleague',
    `coworkers|co-workers|colleagues|kollegen|arbeitskollegen|collègues|collègues de travail|compañeros de trabajo|colleghi|colegas de trabalho|
      collega's|współpracownicy|kollegor|kolleger|työkaverit|kolegové|kollégák|munkatársak|iş arkadaşları|συνάδελφοι|коллеги|колеги|同事|同僚|동료|
      직장 동료`,
  ],
  [
    'client',
    'clients|customers|kunden|kundschaft|klienten|klanten|klienci|kunder|asiakkaat|zákazníci|ügyfelek|müşteriler|клиенты|клієнти|客户|客戶|고객',
  ],
];

/** Names that say the same: people save their mother as "Mum". */
const names: [relationship: string, words: string][] = [
  [
    'mother',
    `mum|mom|mummy|mommy|mama|mother|mutti|mutter|mami|maman|mamma|mamá|mamãe|madre|mamusia|matka|maminka|annem|μαμά|мама|妈妈|媽媽|お母さん|엄마|
      אמא|ماما|أمي`,
  ],
  [
    'father',
    `dad|daddy|papa|father|vati|vater|papá|papà|papai|babbo|tatuś|ojciec|tatínek|babam|μπαμπάς|папа|爸爸|お父さん|아빠|אבא|بابا|أبي`,
  ],
  [
    'grandmother',
    'grandma|granny|grandmother|oma|omi|großmutter|grand-mère|abuela|abuelita|nonna|babcia|babička|бабушка|奶奶|外婆|おばあちゃん|할머니|סבתא',
  ],
  [
    'grandfather',
    'grandpa|grandad|granddad|grandfather|opa|opi|großvater|grand-père|abuelo|abuelito|nonno|dziadek|dědeček|дедушка|爷爷|外公|おじいちゃん|할아버지|סבא',
  ],
];

const ofLabel = wordsOf(labels);
const ofName = wordsOf(names);

/** The contact with the relationship that its name or its labels are certain about, unless the file names one itself. */
export function withRelation(contact: StagedContact): StagedContact {
  const relationship =
    contact.relationship ?? ofName.get(plainHeader(contact.name)) ?? relationOf(contact.groups ?? []);
  return relationship === contact.relationship ? contact : { ...contact, relationship };
}

function relationOf(groups: string[]): string | null {
  const named = groups.flatMap((group) => ofLabel.get(plainHeader(group)) ?? []);
  return labels.find(([relationship]) => named.includes(relationship))?.[0] ?? null;
}

function wordsOf(lists: [relationship: string, words: string][]): Map<string, string> {
  return new Map(
    lists.flatMap(([relationship, words]) =>
      words.split('|').map((word): [string, string] => [plainHeader(word), relationship]),
    ),
  );
}
