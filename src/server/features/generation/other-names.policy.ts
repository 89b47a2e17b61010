import { givenNames } from '../../../domain/first-name.ts';
import { plainName, plainNickname } from '../../../domain/plain-name.ts';
import type { TypedName } from './other-people.store.ts';

/**
 * Given names that are also words of the card languages, without accents: in lower case, or at the start of a sentence,
 * they do not count as names.
 */
const namesThatAreWords: ReadonlySet<string> = new Set(
  [
    'amber angel april art ash august aurora autumn basil beau bill bishop bliss blossom blue brook candy carol chance charity',
    'chase chip christian christmas cliff clover coral crystal daisy dale dash dawn dean destiny diamond don dot dove drew duke',
    'earl easter ebony ember emerald eve faith fan fern flora forest foster fox frank gay gene gift ginger glen glory gold',
    'grace grant guy happy harmony haven hazel heath heather heaven herb hero holly honey hope hunter iris ivory ivy jade',
    'jasmine jay jet jewel joy june justice king lace lance land lane lark laurel lavender lee legend liberty light lily love',
    'lucky mark mat max may melody mercy merry miles mimosa misty myrtle noble noel ocean olive opal pansy parker',
    'pat patience peace pearl penny pepper poppy precious prince princess promise prudence queen rain ray ready reed rich',
    'river robin rock rocky rose rosemary rosy royal ruby rue rush rusty sage sandy scarlet scout season serene serenity',
    'shade sierra silver sky sol sonny spring star sterling stone storm stormy sue summer sun sunday sunny tag tender terry',
    'thyme true trinity valentine victor victory violet wade walker ward warren west will willow win winter wolf wonder wren',
    'abril alba alegria alma amado amor angela aurora azul bella blanca bonita candela celeste cielo clara claro',
    'consuelo cruz dolores domingo dulce esperanza estrella felicidad flor gloria gracia gracias graciosa leon linda',
    'lola luna luz mar margarita marina mercedes mia milagros nieves noche palma paloma paz perla piedad pilar reina reyes rio',
    'rocio rosa salvador santa santo santos sol soledad sola valor vera victoria vida viva',
    'aimee ange aurore avril belle blanche celeste cerise cher chere cheri cherie claire clement clemence constance constant',
    'desire desiree dieudonne etoile fleur fortune france franc honore jasmin juste lilas lune marguerite marin marine',
    'modeste noelle parfait pascal pascale pierre prudence reine rose sereine soleil victoire violette',
    'engel ernst freude frieden hasel heide hold lenz lieb liebe linde mai morgen rein rosa',
    'selig sommer sonne stern tag treu treue veilchen viola wolke wonne',
    'aparecida bela benedito brisa caridade conceicao flora graca jardim lourdes lua margarida moreno natal neves serena socorro veronica',
  ]
    .join(' ')
    .split(' '),
);

/** Shorter names occur in too many words of too many languages. */
const fewestLetters = 3;

/** Whether a message names another contact of the user, in any recognizable spelling. Names in `own` are allowed. */
export function namesAnotherContact(message: string, own: readonly string[], others: readonly TypedName[]): boolean {
  const text = withoutNames(message, own);
  const mine = new Set(own.flatMap(wordsOf));
  const readable = ` ${wordsOf(text).join(' ')} `;
  return others.some(({ name, nickname }) => {
    const given = givenNames(plainName(name).normalize('NFKC')).filter(
      (each) => !wordsOf(each).every((word) => mine.has(word)),
    );
    const called = plainNickname(nickname);
    return given.some((each) => isNamed(text, readable, each)) || (called !== '' && isCalled(text, readable, called));
  });
}

/** The text without these names, removed longest first. */
export function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

/** Lower case without accents, so that Eloise matches Éloïse. */
export function wordsOf(text: string): string[] {
  return unaccented(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isNamed(text: string, readable: string, name: string): boolean {
  if (!hasCase(name)) return partsOf(name).some((part) => text.includes(part));
  if (!readable.includes(` ${wordsOf(name).join(' ')} `)) return false;
  const isWord = [...name].length < fewestLetters || namesThatAreWords.has(unaccented(name));
  return !isWord || isAddressedBy(text, name);
}

/** Nicknames are often ordinary words. */
function isCalled(text: string, readable: string, nickname: string): boolean {
  const name = nickname.normalize('NFKC');
  if (!hasCase(name)) return partsOf(name).some((part) => text.includes(part));
  return readable.includes(` ${wordsOf(name).join(' ')} `) && isAddressedBy(text, name);
}

/** Capitalized within a sentence, or at its start where someone is addressed: "Robert, …". */
function isAddressedBy(text: string, name: string): boolean {
  const [first = ''] = wordsOf(name);
  return [...text.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)].some((found) => {
    if (unaccented(found[0]) !== first) return false;
    const before = text.slice(0, found.index).trimEnd();
    const startsSentence = before === '' || /[.!?…:¡¿]$/u.test(before);
    return !startsSentence || /^\s*[,!]/u.test(text.slice(found.index + found[0].length));
  });
}

/** 山田太郎 has no space between family name and given name: matches the full name and either end of it. */
function partsOf(name: string): string[] {
  const letters = [...name];
  if (letters.length < 2) return [];
  const isWhole = letters.length === 2 || !/^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(name);
  return isWhole ? [name] : [name, letters.slice(0, 2).join(''), letters.slice(-2).join('')];
}

const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();
const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
