/** A dot between two letters is an address or a typo: sentences have a space after it. */
const domain =
  /[\p{L}\d-]\.\p{L}{2,}|[\p{L}\d]。[a-z]{2,}|\s\.\p{L}{2,}|\.\s+(?:com|net|org|info|biz)(?!\p{L})|(?<!\p{L})(?:dot|punkt|punto|point)[\s)\]]+(?:com|net|org|info|biz)(?!\p{L})/iu;
/** "9:30" and ":)" do not count. */
const scheme =
  /(?<!\p{L})[a-z][a-z\d+.-]+:(?=[\p{L}\d/+])|\/\/|(?<!\p{L})(?:https?|hxxps?|www|urls?|websites?)(?!\p{L})/iu;
const markup = /[<>{}[\]\\|`*_#~^=]|&[#\w]+;/u;
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
/** Latin letters mixed with lookalikes of another script, as in disguised words. */
const disguised =
  /[\p{Script=Cyrillic}\p{Script=Greek}]\p{L}*\p{Script=Latin}|\p{Script=Latin}\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const numberToUse = /\d(?:[\s().-]?\d){4,}|[$€£¥]\s?\d|\d\s?[€£¥$%]/u;

/** In all card languages, since a note may ask for another language than the card's. */
const orders = [
  'ignore|instructions?|prompts?|passwords?|click|subscribe|gift cards?|bank|iban|bitcoin|crypto|account|system|language model|as an ai|money|dollars?|euros?|send me|pay(?:ment)?|owed?|buy|transfer',
  'instrucciones|contraseñas?|dinero|haz clic|haga clic|suscríbe\\p{L}*|tarjeta de (?:regalo|crédito)|cuenta bancaria|transferencia|me debes|me debe|dólares',
  "mots? de passe|cliqu\\p{L}+|abonne-\\p{L}+|virement|compte (?:bancaire|en banque)|carte (?:bancaire|cadeau)|(?:de l|ton |votre |mon )[’']?argent|me dois|me devez",
  'anweisung\\p{L}*|passw(?:o|ö)rt\\p{L}*|kennwort|klick\\p{L}*|abonnier\\p{L}*|überweis\\p{L}*|bankkonto|konto|geld|geschenkkarte\\p{L}*|gutscheincode|schuldest|schulden mir',
  'instruções|senhas?|dinheiro|cliqu(?:e|ar)|inscreva-se|cartão (?:de crédito|presente)|conta bancária|transferência|chave pix|boleto|me deve',
  'wachtwoord\\p{L}*|klik(?:ken)? (?:hier|op)|abonneer\\p{L}*|overschrijving|bankrekening|rekeningnummer|geld|cadeau(?:bon|kaart)\\p{L}*|overmaken|bent me schuldig',
  'istruzion[ei]|parola d.ordine|clicca\\p{L}*|cliccare|iscriviti|bonifico|conto (?:bancario|corrente)|carta (?:di credito|regalo)|soldi|denaro|mi devi',
  'instrukcj\\p{L}*|hasł[aoeu]m?|kliknij\\p{L}*|zasubskrybuj|przelew\\p{L}*|przelej\\p{L}*|kont[oa] bankow\\p{L}*|kart[aąęy] (?:podarunkow|kredytow)\\p{L}*|pieni[ąę]\\p{L}*|jesteś mi winien',
];
const order = new RegExp(`(?<!\\p{L})(?:${orders.join('|')})(?!\\p{L})`, 'iu');

/** Whether a text contains a web or mail address. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC');
  return plain.includes('@') || domain.test(plain) || scheme.test(plain);
}

/** The reason why a text is unsafe for any recipient; null if it is safe. `text` is NFKC. */
export function unsafeWords(text: string): string | null {
  if (hasLink(text)) return 'a link';
  if (markup.test(text)) return 'markup';
  if (hidden.test(text.replaceAll('\n', ' '))) return 'hidden characters';
  if (disguised.test(text)) return 'letters in disguise';
  if (order.test(text)) return 'an instruction';
  return numberToUse.test(text) ? 'a number' : null;
}
