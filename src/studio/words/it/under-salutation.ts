/** What keeps its capital wherever it stands: feasts, names, and the polite pronoun. */
const alwaysLarge =
  /^(?:Natale|Pasqua|Capodanno|Halloween|Ringraziamento|San|Santo|Cupido|Babbo|Befana|Dio|Chag|Chuseok|Chúc|Diwali|Eid|Gmar|Gurpurab|Hanukkah|Holi|Nowruz|Pesach|Purim|Raksha|Ramadan|Rosh|Seollal|Shanà|Sinterklaas|Tết|Vaisakhi|Vesak|Yom|Lei|Su[oae]i?|Venerdì Santo)(?!\p{L})/u;
/** "Le auguro" and "La ringrazio" speak to somebody; "Le candeline" and "La foto" do not. */
const polite = /^(?:Le|La) (?!(?:mano|foto|radio|moto|auto)(?!\p{L}))\p{L}+(?:o|iamo)(?!\p{L})/u;

/** Under "Cara Anna," Italian goes on in lower case, unless with a name or the polite pronoun. */
export function underSalutation(words: string): string {
  if (alwaysLarge.test(words) || polite.test(words)) return words;
  return words.charAt(0).toLowerCase() + words.slice(1);
}
