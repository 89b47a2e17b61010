/** The place or use of an address, number or email address; '' if unknown. */
export type Kind = 'fax' | 'mobile' | 'work' | 'home' | 'primary' | 'other' | '';

/** The words for each kind in headers and in Google's labels, without accents. The first match wins. */
const kindWords: [Exclude<Kind, ''>, string][] = [
  ['fax', 'fax telefax telecopie pager'],
  [
    'mobile',
    `mobile mobil mobiltelefon mobilnummer mobilfunk cell cellular cellphone handy handynummer handynr natel iphone movil celular cellulare portable
      telemovel mobiel mobiele gsm komorka komorkowy matkapuhelin kannykka мобильныи сотовыи мобільнии κινητο 手机 手機 携帯 携帯電話 휴대폰 휴대전화`,
  ],
  [
    'work',
    `work business office company job geschaftlich dienstlich firma beruflich buro bureau travail professionnel professionnelle societe
      trabajo oficina laboral empresa organizacion uff ufficio lavoro comercial trabalho escritorio werk zakelijk kantoor praca sluzbowy sluzbowa arbete arbejde
      arbeid jobb tyo prace zamestnani munkahelyi munka serviciu εργασιας рабочии рабочая 工作 单位 勤務先 会社 직장 회사`,
  ],
  [
    'home',
    `home personal private privat privater private domicile personnel personnelle maison casa domicilio particular residencial residencia ab abitazione
      thuis prive dom domowy domowa hem hjem koti domaci domov otthoni acasa ev σπιτι οικιας домашнии 家庭 住宅 自宅 個人 집 자택`,
  ],
  [
    'primary',
    `primary preferred main mailing default primar primare primarer haupt principal principale primaire primaria primario hoofd 主要`,
  ],
  [
    'other',
    `other secondary alternate alternative sekundar sekundare weitere weiterer weiteres andere autre secondaire otra otro secundario altra altro altri
      secondaria secondario outra outro overig`,
  ],
];
const kinds = new Map(
  kindWords.flatMap(([kind, words], at) => words.split(/\s+/).map((word) => [word, { kind, at }] as const)),
);

/** The kind that a simplified header or label names. */
export function kindOf(words: string[]): Kind {
  const found = words.flatMap((word) => kinds.get(word) ?? []);
  return found.toSorted((a, b) => a.at - b.at)[0]?.kind ?? '';
}

/** The words that name no kind. */
export function withoutKinds(words: string[]): string[] {
  return words.filter((word) => !kinds.has(word));
}

/** The rank of an address or email address among others: preferred first, then home, work last. */
export function rankOf(kind: Kind, isPreferred: boolean): number {
  if (isPreferred || kind === 'primary') return 0;
  if (kind === 'home') return 1;
  return kind === 'work' ? 3 : 2;
}
