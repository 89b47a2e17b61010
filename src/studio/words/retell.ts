import { type Language, tones, type WordsLength } from '../../contract/vocabulary.ts';
import { Rng } from '../art/core/rng.ts';
import { type Fitting, fittingIdeas, greetedWish, wordsRng } from './choose-ideas.ts';
import { everyClosing } from './closings.ts';
import { bodyOf, composeText, type Setting, settingOf } from './compose.ts';
import { composeMessages } from './compose-messages.ts';
import { everyVoice, type Voice } from './idea.ts';
import { packFor } from './language-packs.ts';
import { memoriesOf } from './memory.ts';
import { mentions } from './never-mention.ts';
import { say } from './say.ts';
import { normalise } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';

type Facts = Omit<WordsRequest, 'tone' | 'length' | 'count'>;
/** An idea's own wish, with a greeting of the day before it, or another closing in its place. */
type Ending = { closing?: string; greeting?: string };
/** How a message was written: an idea in one voice, in one length, with its ending, perhaps with a memory. */
type Telling = { id: string; voice: Voice; length: WordsLength; ending: Ending; memory: string | null };

const lengths: readonly WordsLength[] = ['medium', 'short', 'long'];

/**
 * The studio's message for changed facts, if it wrote `text` for the earlier ones: the same idea if it still fits, else
 * another one. Null if `text` is not exactly a message of the studio, because somebody wrote or changed it.
 */
export function retell(text: string, from: Facts, to: Facts): string | null {
  for (const tone of tones) {
    const telling = findTelling(text, { ...from, tone, length: 'medium', count: 1 });
    if (!telling) continue;
    const request: WordsRequest = { ...to, tone, length: telling.length, count: 1 };
    const setting = settingOf(request);
    const again = fittingIn(setting).find(({ idea }) => idea.id === telling.id);
    const told = again ? tell(again, telling, setting) : null;
    if (told !== null && !mentions(told, to.recipient.about?.neverMention ?? [])) return told;
    return composeMessages(request)[0]?.text ?? null;
  }
  return null;
}

const fittingIn = ({ facts, request, pack }: Setting) => fittingIdeas(facts, request, pack, wordsRng(request));

function findTelling(text: string, asked: WordsRequest): Telling | null {
  const setting = settingOf(asked);
  const { pack, request } = setting;
  const closings = everyClosing(setting.facts, request.category, pack);
  const endings: Ending[] = [{}, ...closings.flatMap((closing) => [{ closing }, { greeting: closing }])];
  const memories = [null, ...memoriesOf(request)];
  for (const fitting of fittingIn(setting))
    for (const voice of everyVoice) {
      // Every form of an idea contains its opening; a salutation changes only its first letter.
      const opening = say(fitting.idea, voice, fitting.values, pack)?.[0];
      if (!opening || !text.includes(opening.slice(1))) continue;
      for (const ending of endings)
        for (const length of lengths)
          for (const memory of memories) {
            const telling = { id: fitting.idea.id, voice, length, ending, memory };
            if (tell(fitting, telling, setting)?.trim() === text.trim()) return telling;
          }
    }
  return null;
}

/** The text of a telling; null where the idea has no words in that voice. */
function tell({ idea, values }: Fitting, { voice, length, ending, memory }: Telling, setting: Setting): string | null {
  const { request, pack } = setting;
  const said = say(idea, voice, values, pack);
  if (!said) return null;
  const { closing = said[2], greeting } = ending;
  const wish = greeting === undefined ? closing : greetedWish(greeting, closing);
  const told = { idea, said: [said[0], said[1], wish] } as const;
  const body = bodyOf(told, length, setting, memory);
  return composeText(body, { idea, voice }, setting, new Rng(request.seed));
}

/** From this number on, number words are not also articles or beginnings of other words. */
const firstSpokenNumber = 2;
const leastLettersOfStem = 5;

/** Whether a text tells this number of years, in figures or in words: 46, 46th, forty-six, forty-sixth. */
export function tellsYears(text: string, years: number, language: Language): boolean {
  if ((text.match(/\d+/g) ?? []).some((digits) => Number(digits) === years)) return true;
  if (years < firstSpokenNumber) return false;
  const { manners, numberInWords } = packFor(language);
  const number = normalise(numberInWords(years));
  // "Soixantième" and "sechzigster" go on where the number ends.
  const stem = number.length < leastLettersOfStem ? `${number} ` : number.replace(/e$/, '');
  return ` ${normalise(manners.asCardinals?.(text) ?? text)} `.includes(` ${stem}`);
}
