import type { LanguageManners } from '../language-pack.ts';
import { isWorn } from './worn-phrases.ts';

/** What no Polish message may be. Polish leaves its pronouns out, so the verbs have to tell whom a sentence speaks to. */
export const manners: LanguageManners = {
  isWorn,
  cheer:
    /(?<!\p{L})(?:szczęśliw\p{L}*|wesoł\p{L}*|radosn\p{L}*|radoś\p{L}*|świętuj\p{L}*|świętow\p{L}*|gratul\p{L}*|wszystkiego najlepszego|sto lat|brawo|zabaw\p{L}*|cies[zk]\p{L}*|przynajmniej|uśmiech\p{L}*)(?!\p{L})/iu,
  tender: /kocham|całus|całuj|buziak|ściska|uścisk(?!\p{L}* dłoni)|przytul|z miłością|kochanie/iu,
  numberWords:
    /(?<!\p{L})(?:dziesięć|\p{L}+naście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt|sto(?! lat(?!\p{L})))(?!\p{L})/iu,
  toOne: /(?<!\p{L})(?:Pan(?:a|u|em|i|ią)?|sam[aą]?|samego|samej|kochan[ya]|drog[ia] \p{Lu}\p{L}+)(?!\p{L})/u,
  familiar: new RegExp(
    [
      '(?<!\\p{L})(?:',
      [
        'ty|ciebie|cię|tobie|tobą|tw[óo]j\\p{L}*|twe|twego|twej|twych|twym',
        'ci(?!,? (?:którzy|co|sami|ludzie|wszyscy|drudzy|z)(?!\\p{L}))',
        // jesteś, masz, robisz, umiesz; not nasz, wasz, klawisz
        'jesteś|byłbyś|byłabyś|(?!nasz(?!\\p{L})|wasz(?!\\p{L})|mysz(?!\\p{L})|klawisz|afisz|gulasz|zamsz|kusz(?!\\p{L})|tomasz|łukasz|mateusz)\\p{L}+(?:[aeiy]sz)',
        '\\p{L}+(?:łeś|łaś|łbyś|łabyś)',
        // imperatives
        '\\p{L}+(?:nij|wij|bij|pij|szyj)|bądź|weź|zrób|rób|chodź|przyjdź|idź|wyjdź|usiądź|siądź|siedź|śpij|jedz|zjedz|pij|wypij|zostań|wstań|stań|połóż|odłóż|włóż|powiedz|mów|żyj|leż|zadzwoń|dzwoń|napisz|pisz|noś|wpadnij|zostaw|pozwól|podnieś|otwórz|zajrzyj|martw|wracaj|pomyśl|poproś|wybierz|bierz|zdrowiej|włącz|wyłącz|licz|policz|puść|wierz|uwierz|ciesz|śmiej|przymknij|zamknij|schowaj|spójrz|patrz|popatrz|zwolnij|nieś|przynieś|jedź|przyjedź|leć|gaś|zgaś|oprzyj|rozsiądź|wyśpij|odeśpij|kładź|wypuść|odpuść|zrzuć|rzuć|skosztuj|oddychaj|odetchnij|rozgość|kup|znajdź|przeczytaj|pokaż|wyobraź',
        '(?!kraj|raj(?!\\p{L})|maj(?!\\p{L})|zwyczaj|obyczaj|rodzaj|urodzaj|skraj|tramwaj|zazwyczaj|dzisiaj|tutaj|wczoraj|bodaj|lokaj|mikołaj|andrzej)\\p{L}{2,}aj',
        '(?!wuj(?!\\p{L}))\\p{L}{2,}uj',
      ].join('|'),
      ')(?!\\p{L})',
    ].join(''),
    'iu',
  ),
  polite: /(?<!\p{L})(?:Pan(?:a|u|em|i|ią|ie)?|Państw\p{L}+|[Pp]roszę przyjąć|[Pp]roszę pozwolić)(?!\p{L})/u,
};
