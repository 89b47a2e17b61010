/** Nouns our sentences begin with; every other first word is only large because it is first. */
const nouns = new Set(
  `Abschied Abschiede Abschluss Achtung Arbeit Ausdauer Dinosaurier Elefanten Erinnerung Erinnerungen Familie Familien Feiertage Freiheit
  Fremden Freundschaft Geduld Geschwister Geschwisterliebe Glückwunsch Grüße Halloween Katzen Kleiderordnung Leitern Liebe Limonade Masel
  Meldung Ostergrüße Ostern Romantik Rosen Schlüssel Schritt Spiel Süßes Taschentücher Thanksgiving Tiere Valentinspost Vatertage Verwandte
  Vorsatz Weihnachten Wetterbericht Zeit Zuhause Zuneigung
  Chanukka Chúc Chuseok Diwali Eid Farbe Gmar Gold Holi Jom Nouruz Pessach Purim Raksha Ramadan Rosch Schana Seollal Sinterklaas Tết Vaisakhi
  Vesakh Vollmond`.split(/\s+/),
);
const politePronoun = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/;
/** "Ihr fehlt hier" is said to several people, "Ihr Vertrauen" to one. */
const severalPeople = /^Ihr \p{Ll}+[dt](?!\p{L})/u;

/** Under "Liebe Anna," German goes on in lower case, unless with a noun or a polite pronoun. */
export function underSalutation(words: string): string {
  const first = /^\p{L}+/u.exec(words)?.[0] ?? '';
  if (nouns.has(first) || (politePronoun.test(first) && !severalPeople.test(words))) return words;
  return words.charAt(0).toLowerCase() + words.slice(1);
}
