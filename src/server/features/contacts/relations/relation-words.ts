import type { PetKind } from '../../../../contract/about-limits.ts';
import { relationKinds } from '../../../../domain/relation-kinds.ts';
import { plainHeader } from '../csv/read-header.ts';

/** What labels of address books call people who are related, besides the English kinds themselves. Only a whole label counts. */
const labels: Readonly<Record<string, string>> = {
  spouse: `married to|ehepartner|ehepartnerin|ehegatte|ehegattin|gatte|gattin|conjoint|conjointe|cónyuge|esposo a|coniuge|cônjuge|echtgenoot|echtgenote|
    małżonek|małżonka|współmałżonek|ægtefælle|ektefelle|make maka|puoliso|manžel ka|házastárs|eş|супруг|супруга|配偶者|配偶|배우자|בן זוג|زوج`,
  husband: 'ehemann|mann|mari|époux|marido|esposo|marito|man|mąż|husbond|manžel|férj|koca|муж|夫|丈夫|남편',
  wife: 'ehefrau|frau|femme|épouse|mujer|esposa|moglie|mulher|vrouw|żona|hustru|kone|manželka|feleség|karı|жена|妻|妻子|아내',
  partner: `domestic partner|sweetheart|partnerin|lebenspartner|lebenspartnerin|lebensgefährte|lebensgefährtin|partenaire|concubin|compagnon|compagne|pareja|
    pareja de hecho|compañero|compañera|convivente|compagno|compagna|parceiro|parceira|companheiro|companheira|samenwonend|partnerka|konkubent|sambo|samboer|
    партнёр|партнер|партнёрша|伴侣|パートナー|동거인`,
  fiance:
    'fiancé|fiancée|fiancee|verlobter|verlobte|prometido|prometida|fidanzato|fidanzata|noivo|noiva|verloofde|narzeczony|narzeczona',
  boyfriend: 'fester freund|copain|novio|ragazzo|namorado|chłopak',
  girlfriend: 'feste freundin|copine|novia|ragazza|namorada|dziewczyna',
  parent:
    'elternteil|eltern|parents|padre madre|genitore|pai mãe|ouder|rodzic|forælder|forelder|förälder|vanhempi|rodič|szülő|ebeveyn|родитель|親|父母|부모',
  mother: `mum|mom|mummy|mommy|mama|mutter|mutti|mère|maman|madre|mamá|mamma|mãe|moeder|matka|mor|äiti|anya|anne|мать|мама|母|母亲|妈妈|어머니|אמא|أم`,
  father: `dad|daddy|papa|vater|vati|père|padre|papá|papà|pai|vader|ojciec|tata|far|isä|otec|apa|baba|отец|папа|父|父亲|爸爸|아버지|אבא|أب`,
  stepmother: 'stepmum|stepmom|stiefmutter|belle mère par alliance|madrastra|matrigna|madrasta|stiefmoeder|macocha',
  stepfather: 'stepdad|stiefvater|padrastro|patrigno|padrasto|stiefvader|ojczym',
  child: `children|kind|kinder|enfant|enfants|hijo a|hijos|bambino|figli|filhos|criança|kinderen|dziecko|dzieci|barn|lapsi|dítě|gyermek|gyerek|çocuk|ребёнок|ребенок|дети|子供|子|孩子|자녀`,
  son: 'sohn|fils|hijo|figlio|filho|zoon|syn|søn|sønn|poika|fia|oğul|сын|息子|儿子|아들',
  daughter: 'tochter|fille|hija|figlia|filha|dochter|córka|datter|dotter|tytär|dcera|lánya|kız|дочь|娘|女儿|딸',
  sibling:
    'siblings|geschwister|geschwisterkind|frère sœur|hermano a|fratello sorella|irmão irmã|rodzeństwo|søskende|søsken|syskon|兄弟姐妹|兄弟姉妹|형제',
  brother:
    'bro|younger brother|older brother|elder brother|bruder|frère|hermano|fratello|irmão|broer|brat|bror|veli|bratr|testvér|erkek kardeş|брат|兄|弟|兄弟|형|오빠',
  sister:
    'sis|younger sister|older sister|elder sister|schwester|sœur|soeur|hermana|sorella|irmã|zus|siostra|søster|syster|sisko|sestra|nővér|kız kardeş|сестра|姉|妹|姐妹|누나|언니',
  grandparent: 'grandparents|großeltern|grand parent|abuelo a|nonno a|avô avó|grootouder|dziadkowie',
  grandmother:
    'grandma|granny|gran|nana|oma|omi|großmutter|grand mère|mamie|abuela|nonna|avó|vovó|grootmoeder|babcia|бабушка|祖母|奶奶|할머니',
  grandfather:
    'grandpa|grandad|granddad|opa|opi|großvater|grand père|papi|abuelo|nonno|avô|vovô|grootvader|dziadek|дедушка|祖父|爷爷|할아버지',
  grandchild:
    'grandchildren|enkelkind|enkelkinder|petit enfant|nieto a|nipote di nonni|neto a|kleinkind|wnuczę|wnuki|孙子|孫',
  grandson: 'enkel|petit fils|nieto|neto|kleinzoon|wnuk|внук',
  granddaughter: 'enkelin|petite fille|nieta|neta|kleindochter|wnuczka|внучка',
  aunt: 'auntie|aunty|tante|tía|zia|tia|ciocia|ciotka|tante|faster|moster|тётя|тетя|叔母|阿姨|이모|고모',
  uncle: 'onkel|oncle|tío|zio|tio|oom|wujek|wuj|stryj|farbror|morbror|дядя|叔父|叔叔|삼촌',
  niece: 'nichte|nièce|sobrina|sobrinha|nicht|siostrzenica|bratanica|niece|племянница',
  nephew: 'neffe|neveu|sobrino|sobrinho|neef|siostrzeniec|bratanek|племянник',
  cousin:
    'cousine|vetter|primo|prima|cugino|cugina|kuzyn|kuzynka|kusin|serkku|bratranec|sestřenice|двоюродный брат|いとこ|表亲|사촌',
  'parent-in-law': 'schwiegereltern|beaux parents|suegros|suoceri|sogros|schoonouders|teściowie',
  'mother-in-law': 'schwiegermutter|belle mère|suegra|suocera|sogra|schoonmoeder|teściowa',
  'father-in-law': 'schwiegervater|beau père|suegro|suocero|sogro|schoonvader|teść',
  'son-in-law': 'schwiegersohn|gendre|yerno|genero|genro|schoonzoon|zięć',
  'daughter-in-law': 'schwiegertochter|belle fille|nuera|nuora|nora|schoondochter|synowa',
  'brother-in-law': 'schwager|beau frère|cuñado|cognato|cunhado|zwager|szwagier',
  'sister-in-law': 'schwägerin|belle sœur|cuñada|cognata|cunhada|schoonzus|szwagierka|bratowa',
  godparent: 'godparents|paten',
  godmother: 'patin|patentante|gotte|marraine|madrina|madrinha|peettante|matka chrzestna',
  godfather: 'pate|patenonkel|götti|parrain|padrino|padrinho|peetoom|ojciec chrzestny',
  godchild:
    'patenkind|patensohn|patentochter|filleul|filleule|ahijado|ahijada|figlioccio|figlioccia|afilhado|afilhada|godson|goddaughter|petekind|chrześniak|chrześnica',
  relative: `kin|relatives|verwandter|verwandte|verwandtschaft|parent proche|proche|pariente|familiar|parente|família|familielid|krewny|krewna|slægtning|slektning|släkting|
    sukulainen|příbuzný|rokon|akraba|родственник|родственница|亲戚|親戚|친척`,
  friend:
    'friends|vriend|vriendin|freund|freundin|ami|amie|amigo|amiga|amico|amica|przyjaciel|przyjaciółka|ven|venn|vän|ystävä|přítel|barát|arkadaş|друг|подруга|朋友|友達|友人|친구',
  neighbor:
    'neighbour|nachbar|nachbarin|voisin|voisine|vecino|vecina|vicino|vicina|vizinho|vizinha|buurman|buurvrouw|sąsiad|sąsiadka|сосед|соседка|邻居|隣人|이웃',
  colleague:
    'co worker|coworker|kollege|kollegin|collègue|compañero de trabajo|colega|collega|współpracownik|kollega|kolega|коллега|同事|同僚|동료',
  manager:
    'manager s name|managers name|boss|vorgesetzter|vorgesetzte|chef|chefin|responsable|jefe|jefa|gerente|responsabile|kierownik|przełożony|leder|esimies|vezető|yönetici|руководитель|经理|上司|マネージャー|관리자',
  assistant:
    'assistant s name|assistants name|assistent|assistentin|assistante|asistente|assistente|asystent|asystentka|avustaja|asszisztens|asistan|помощник|助理|アシスタント|비서',
};

/** Animals are pets, which are details of the contact. */
const pets: Readonly<Record<PetKind, string>> = {
  dog: 'dog|puppy|hund|chien|perro|cane|cão|cachorro|hond|pies|собака|狗|犬|개',
  cat: 'cat|kitten|katze|kater|chat|gato|gatto|kat|kot|кошка|кот|猫|고양이',
  horse: 'horse|pony|pferd|cheval|caballo|cavallo|cavalo|paard|koń|лошадь',
  rabbit: 'rabbit|bunny|kaninchen|hase|lapin|conejo|coniglio|coelho|konijn|królik|кролик',
  bird: 'bird|parrot|budgie|vogel|wellensittich|oiseau|perroquet|pájaro|uccello|pássaro|ptak|птица',
  fish: 'fish|fisch|poisson|pez|pesce|peixe|vis|ryba|рыба',
  other:
    'pet|haustier|animal de compagnie|mascota|animale domestico|animal de estimação|huisdier|zwierzę|hamster|guinea pig|meerschweinchen|tortoise|schildkröte',
};

const kinds = new Map([
  ...relationKinds.map((kind): [string, string] => [plainHeader(kind), kind]),
  ...wordsOf(labels),
]);
const petKinds = new Map(wordsOf(pets) as [string, PetKind][]);

/** The kind of relation that a label names, such as '_$!<Mother>!$_' or 'Ehefrau'; null for any other words. */
export function kindOfLabel(label: string): string | null {
  return kinds.get(plainHeader(label)) ?? null;
}

/** The kind of animal that a label names; null for people. */
export function petOfLabel(label: string): PetKind | null {
  return petKinds.get(plainHeader(label)) ?? null;
}

function wordsOf(lists: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(lists).flatMap(([kind, words]) =>
    words.split('|').map((word): [string, string] => [plainHeader(word), kind]),
  );
}
