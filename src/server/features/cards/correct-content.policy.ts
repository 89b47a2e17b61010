import { languages } from '../../../contract/vocabulary.ts';
import { yearsAt } from '../../../domain/age.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import type { TitleFacts } from '../../../domain/card-title.ts';
import { calledBy } from '../../../domain/first-name.ts';
import { type Place, seasonOf } from '../../../domain/season.ts';
import { headingFor } from '../../../studio/words/heading-for.ts';
import { retell, tellsYears } from '../../../studio/words/retell.ts';
import { titleFor } from '../../../studio/words/title-for.ts';
import type { WordsRequest } from '../../../studio/words/words-request.ts';
import type { PersonWithConsent } from '../contacts/public.ts';
import type { CardRow } from './cards.store.ts';

/** A date before or after its change, and the occurrence that a card is for. */
export type Occasion = { occasionType: string; date: string; occurrenceDate: string | null };

type Words = Pick<CardRow, 'category' | 'title' | 'message' | 'alternateMessage1' | 'alternateMessage2'>;

export type CorrectedContent = {
  words: Words;
  /** The heading that the studio draws on illustrations. */
  heading: { from: string; to: string };
  /** Words that we must not change may still mention the old years or another occasion. */
  isToRead: boolean;
};

/**
 * A card's words after its date changed: updates the title if it is still the proposed one, and the messages if they
 * are still the studio's. Words that a person wrote stay.
 */
export function correctContent(
  card: CardRow,
  person: PersonWithConsent & Pick<WordsRequest['recipient'], 'partner'> & { place: Place },
  was: Occasion,
  is: Occasion,
): CorrectedContent {
  const language = person.language ?? 'en';
  const [from, to] = [factsOf(person, was), factsOf(person, is)];
  const isOtherOccasion = from.occasionType !== to.occasionType;
  const usual = { from: categoryForOccasion(from.occasionType), to: categoryForOccasion(to.occasionType) };
  const category = card.category === usual.from ? usual.to : card.category;
  const heading = { from: headingFor(card.category, language, from), to: headingFor(category, language, to) };
  const { title, message, alternateMessage1, alternateMessage2 } = card;
  const words = { category, title, message, alternateMessage1, alternateMessage2 };
  if (!isOtherOccasion && from.years === to.years) return { words, heading, isToRead: false };

  // If the contact's language changed since, the title is in the previous one.
  const titled = languages.find((each) => titleFor(usual.from, each, from) === title);
  const texts = [message, alternateMessage1, alternateMessage2];
  const season = is.occurrenceDate === null ? null : seasonOf(is.occurrenceDate, person.place);
  const request = {
    recipient: { ...person, nickname: calledBy(person) },
    sender: { name: null },
    signedByHand: card.signature !== null,
    personalMessage: card.personalMessage,
    language,
    seed: `card/${card.id}`,
    avoid: texts.flatMap((text) => text ?? []),
  };
  const told = texts.map(
    (text) =>
      text &&
      retell(
        text,
        { ...request, category: card.category, occasion: { type: from.occasionType, years: from.years } },
        { ...request, category, occasion: { type: to.occasionType, years: to.years }, season },
      ),
  );
  const tellsOldYears = (text: string | null) =>
    text !== null && from.years !== null && from.years !== to.years && tellsYears(text, from.years, language);
  const own = [titled ? null : title, ...texts.filter((_, index) => told[index] === null)];
  const prompts = [card.imagePrompt, card.alternatePrompt1, card.alternatePrompt2];
  return {
    words: {
      category,
      title: titled ? titleFor(usual.to, titled, to) : title,
      message: told[0] ?? message,
      alternateMessage1: told[1] ?? alternateMessage1,
      alternateMessage2: told[2] ?? alternateMessage2,
    },
    heading,
    isToRead: (isOtherOccasion && own.some(Boolean)) || [...own, ...prompts].some(tellsOldYears),
  };
}

function factsOf(person: PersonWithConsent, { occasionType, date, occurrenceDate }: Occasion): TitleFacts {
  const { name, areSeveral } = person;
  const years = occurrenceDate === null ? null : yearsAt(date, occurrenceDate);
  return { occasionType, years, name, nickname: calledBy(person), areSeveral };
}
