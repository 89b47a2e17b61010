import type { FormOfAddress } from '../../contract/about.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { firstName } from '../../domain/first-name.ts';
import { andInWords, isSeveral, kindOfName } from '../../domain/name-kind.ts';
import { plainName, plainNickname, plainNicknames } from '../../domain/plain-name.ts';
import { isOfGrownUps } from './events.ts';
import { genderOfFirstName } from './first-names.ts';
import type { Facts, KnownTopic } from './idea.ts';
import { isFamiliarForm } from './keeps-address.ts';
import type { LanguagePack } from './language-pack.ts';
import { typedIn } from './language-packs.ts';
import { mentions, namesTopic } from './never-mention.ts';
import { findTopic, saysOf } from './read-topics.ts';
import { type Group, genderOf, isElder, relationshipOf } from './relationship-group.ts';
import { topicsInNotes } from './topics-in-notes.ts';
import { sayableEvent } from './typed-event.ts';
import type { WordsRequest } from './words-request.ts';

/** A firm can have anniversaries that no person reaches. */
const mostYears = { birthday: 120, other: 150 };
/** The groups that may be addressed with "Dr." or a couple's surname; all others are close. */
const distant: ReadonlySet<Group> = new Set(['in-law', 'work', 'client', 'acquaintance']);
const academic = /^(?:(?:dra?|prof|professor)\.?\s+)+(?=\p{L}[\p{L}.'’-]*\s+\p{L})/iu;

/** A possible number of years; anything else counts as unknown. */
function knownYears(years: number | null, occasionType: string): number {
  const most = occasionType === 'birthday' ? mostYears.birthday : mostYears.other;
  return years !== null && Number.isInteger(years) && years > 0 && years <= most ? years : 0;
}

/** The name as those close to them would use it: 'Dr. Anna Berg' is Anna Berg, 'Anna and Tom Fields' are Anna and Tom. */
function nameAmong(group: Group, name: string): string {
  if (distant.has(group)) return name;
  return kindOfName(name) === 'several' ? firstName(name) : name.replace(academic, '');
}

/** The family of sentences about pets in `<language>/topics.yaml`; the catalogue has no topic in it. */
export const petFamily = 'pet';

/** Counted as young if their age is unknown: these groups and relationships, and godchildren in any language. */
const young: ReadonlySet<string> = new Set(
  `child grandchild nephew niece godchild godson goddaughter patenkind patensohn patentochter filleul filleule ahijado
  ahijada figlioccio figlioccia afilhado afilhada petekind chrześniak chrześnica chrześniaczka`.split(/\s+/),
);

/** Whether they are old enough for a topic: wine, grandchildren. */
const isOldEnough =
  ({ age, isOfAnyAge }: Pick<Facts, 'age' | 'isOfAnyAge'>) =>
  (from = 0): boolean =>
    age > 0 ? age >= from : from === 0 || !isOfAnyAge;

/**
 * What they love, and their pets: chosen or typed topics, then those recognised in the notes. Nothing else of the notes
 * is used, and nothing that must never be mentioned.
 */
function topicsOf(
  { about = {}, notes }: WordsRequest['recipient'],
  language: Language,
  isOfAge: (from?: number) => boolean,
): KnownTopic[] {
  const { topics = [], ownTopics = [], pets = [], notFromNotes = [], neverMention = [] } = about;
  const known = (id: string, isFromNotes: boolean): KnownTopic[] => {
    const topic = findTopic(id);
    if (!topic || namesTopic(neverMention, topic) || !isOfAge(topic.from)) return [];
    const { family, season: seasons, living: isLiving = false } = topic;
    return [{ id, family, says: saysOf(topic, language), isFromNotes, seasons, isLiving }];
  };
  const isForTheirAge = (typed: string) => topicsInNotes(typed).every((id) => isOfAge(findTopic(id)?.from));
  const noted = topicsInNotes(notes ?? '').filter((id) => !topics.includes(id) && !notFromNotes.includes(id));
  return [
    ...topics.flatMap((id) => known(id, false)),
    ...ownTopics
      .filter((says) => !mentions(says, neverMention) && isForTheirAge(says))
      .map((says) => ({ id: null, family: null, says, isFromNotes: false })),
    ...pets
      .filter(({ name }) => !mentions(name, neverMention))
      .map(({ name, kind }) => ({ id: null, family: petFamily, says: name, isFromNotes: false, pet: kind })),
    ...noted.flatMap((id) => known(id, true)),
  ];
}

const genders: Record<FormOfAddress, 'f' | 'm' | null> = { feminine: 'f', masculine: 'm', neutral: null };

/** An aunt of eight is a typing error. */
const isGrownUp = (relationship: string) => relationship === 'aunt' || relationship === 'uncle';

/** The event of the sentences: colleagues celebrate their years at work, unless the sender typed a wedding day. */
function wordsEvent({ category, occasion }: WordsRequest, occasionType: string, group: Group, typed: string): string {
  const isWedding = occasion?.typed !== undefined && occasion.typed !== occasion.type;
  if (category === 'anniversary' && (group === 'work' || group === 'client') && !isWedding) return 'work-anniversary';
  if (typed === '') return occasionType;
  return category === 'congratulations' ? 'typed-news' : 'typed-day';
}

/**
 * The other of the two whose anniversary it is, as the sender calls them: "Dad", "Tom". Empty where that would be a guess:
 * a mother's husband who is only a name may be Dad, and somebody one says Sie to has no Tom.
 */
function partnerOf({ recipient }: WordsRequest, facts: Facts, pack: LanguagePack): string {
  const { partner, about } = recipient;
  if (!partner || facts.occasionType !== 'anniversary' || facts.isSeveral || facts.group === 'partner') return '';
  if (pack.formFor && !isFamiliarForm(pack.formFor(facts))) return '';
  const who = relationshipOf(partner.relationship ?? '', typedIn.relationshipWords(pack));
  const { relationship, group, gender } = who;
  const isKin = isElder(relationship, group);
  if (isElder(facts.relationship, facts.group) && !isKin) return '';
  const typed = partner.relationship ?? '';
  const addressed = { relationship, typed, group, gender, greetedAs: gender, isSeveral: false };
  const called = isKin
    ? (partner.nickname ??
      pack.spokenOf?.[relationship] ??
      pack.callName(partner.name, null, true, { ...addressed, tone: 'warm', register: null }))
    : (partner.nickname ?? firstName(plainName(partner.name)));
  const name = plainNickname(called);
  return isSeveral(name) || mentions(`${name} ${partner.name}`, about?.neverMention ?? []) ? '' : name;
}

/** The facts about the recipient, cleaned; nothing is added. */
export function readFacts(request: WordsRequest, pack: LanguagePack): Facts {
  const { recipient, occasion } = request;
  const { addressedAs, register: chosen = null } = recipient.about ?? {};
  const who = relationshipOf(recipient.relationship, typedIn.relationshipWords(pack));
  const areKnown = recipient.areSeveral ?? null;
  const relationship = who.relationship;
  // What is said to a husband or wife is not said to everybody who lives with them.
  const meant = areKnown && who.group === 'partner' ? 'family' : who.group;
  // A client addressed with du is addressed like a colleague; partners never use Sie.
  const group = meant === 'client' && chosen === 'informal' ? 'work' : meant;
  const register = group === 'partner' ? null : chosen;
  const nickname = areKnown ? plainNicknames(recipient.nickname) : plainNickname(recipient.nickname);
  const name = andInWords(plainName(recipient.name), pack.and);
  // A partner is one person, even if the name is "Anna & Tom".
  const areSeveral = areKnown ?? (group !== 'partner' && (isSeveral(name) || isSeveral(nickname)));
  const told = genderOf(relationship) ?? (addressedAs ? genders[addressedAs] : who.gender);
  const gender = areSeveral ? null : told;
  const ofName = () => genderOfFirstName(nickname, pack.language) ?? genderOfFirstName(firstName(name), pack.language);
  const greetedAs = gender ?? (areSeveral || addressedAs === 'neutral' ? null : ofName());
  const occasionType = occasion?.type.trim().toLowerCase() ?? '';
  const isBirthday = occasionType === 'birthday';
  const given = knownYears(occasion?.years ?? null, occasionType);
  const years = isGrownUp(relationship) && isBirthday && given < 12 ? 0 : given;
  // An age is one member's, and the card is for all of them.
  const age =
    request.category === 'anniversary' || areKnown
      ? 0
      : (isBirthday && years) || knownYears(recipient.age ?? null, 'birthday');
  const typedEvent = sayableEvent(request, pack.language);
  const facts = {
    name: pack.callName(nameAmong(group, name), nickname, isElder(relationship, group), {
      relationship,
      typed: recipient.relationship.trim(),
      group,
      gender,
      greetedAs,
      isSeveral: areSeveral,
      tone: request.tone,
      register,
    }),
    isSeveral: areSeveral,
    relationship,
    group,
    gender,
    greetedAs,
    years,
    age,
    isOfAnyAge: age === 0 && !isOfGrownUps(occasionType) && (young.has(relationship) || young.has(group)),
    occasionType: wordsEvent(request, occasionType, group, typedEvent),
    typedEvent,
    partner: '',
    tone: request.tone,
    register,
  };
  const known = { ...facts, topics: topicsOf(recipient, pack.language, isOldEnough(facts)) };
  return { ...known, partner: partnerOf(request, known, pack) };
}
