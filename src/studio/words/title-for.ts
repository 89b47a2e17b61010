import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import { cardTitle, type TitleFacts } from '../../domain/card-title.ts';
import { greetingName } from '../../domain/first-name.ts';
import { isSeveral } from '../../domain/name-kind.ts';
import { plainName, plainNickname, plainNicknames } from '../../domain/plain-name.ts';
import { headingFor } from './heading-for.ts';
import { packFor } from './language-packs.ts';

/** The title of a card in its recipient's language: in English that of D39, else the heading and the greeted name. */
export function titleFor(category: CardCategory, language: Language, typed: TitleFacts): string {
  const nickname = typed.areSeveral ? plainNicknames(typed.nickname) : plainNickname(typed.nickname);
  const facts = { ...typed, name: plainName(typed.name), nickname };
  if (language === 'en') return cardTitle(facts);
  const heading = headingFor(category, language, {
    years: facts.years,
    occasionType: facts.occasionType,
    isSeveral: facts.areSeveral ?? (isSeveral(facts.name) || isSeveral(facts.nickname)),
  });
  const addressee = greetingName(facts.nickname, facts.name, packFor(language).and);
  if (addressee === '') return heading;
  // "¡Feliz cumpleaños, Ana!": the name is inside the exclamation.
  return heading.replace(/(\s?!)?$/u, (mark) => `, ${addressee}${mark}`);
}
