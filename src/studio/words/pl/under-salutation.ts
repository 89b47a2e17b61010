/** Words that keep their capital wherever they stand: courtesy, names of days, and what is spelled so. */
const capitals = new RegExp(
  `^(?:${[
    'Ty|Ciebie|Cię|Tobie|Ci|Tobą|Tw[óoe]\\p{L}*|Wy|Was|Wam|Wami|Wasz\\p{L}*',
    'Pan(?:a|u|em|i|ią|ie)?|Państw\\p{L}*',
    'Boż\\p{L}+|Wielkanoc\\p{L}*|Wielki(?= Piąt)|Wigili\\p{L}*|Alleluja|Mikołaj\\p{L}*|Halloween|Bóg|Bog\\p{L}+',
    'Now(?:y|ego|ym)(?= Rok)|Niedziel\\p{L}*(?= Palm)|Pierwsz\\p{L}*(?= Komuni)|Mazl',
    '(?:Dzień|Dni[au]|Dniem)(?= (?:Matki|Ojca|Niepodl|Pamięci))|Święt\\p{L}*(?= (?:Dziękcz|Niepodl|Prac))',
    'Polsk\\p{L}*',
    'Chanuk\\p{L}+|Chuseok|Chúc|Diwali|Eid|Gmar|Gurpurab|Holi|Id|Jom|Nouruz|Pesach|Purim|Raksha|Ramadan|Rosz|Seollal|Sinterklaas|Szana|Tết|Waisakhi|Wesak',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** After the comma of a salutation a Polish letter goes on in lower case. */
export function underSalutation(words: string): string {
  if (capitals.test(words)) return words;
  return words.replace(/^(„?)(\p{Lu})/u, (_, quote: string, letter: string) => quote + letter.toLowerCase());
}
