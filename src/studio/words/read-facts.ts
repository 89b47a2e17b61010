import type { FormOfAddress } from '../../contract/about.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { firstName } from '../../domain/first-name.ts';
import { andInWords, isSeveral, kindOfName } from '../../domain/name-kind.ts';
import { plainName, plainNickname } from '../../domain/plain-name.ts';
import type { Facts, KnownTopic } from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { typedIn } from './language-packs.ts';
import { mentions, namesTopic } from './never-mention.ts';
import { findTopic, saysOf, type Topic } from './read-topics.ts';
import { type Group, genderOf, isElder, relationshipOf } from './relationship-group.ts';
import { topicsInNotes } from './topics-in-notes.ts';
import type { WordsRequest } from './words-request.ts';

/** A firm may keep an anniversary that no person lives to. */
const mostYears = { birthday: 120, other: 150 };
/** Those to whom one may say "Dr.", or a couple's surname; all others are close. */
const distant: ReadonlySet<Group> = new Set(['in-law', 'work', 'client', 'acquaintance']);
const academic = /^(?:(?:dra?|prof|professor)\.?\s+)+(?=\p{L}[\p{L}.'’-]*\s+\p{L})/iu;

/** A count of years somebody could have; anything else counts as not given. */
function knownYears(years: number | null, occasionType: string): number {
  const most = occasionType === 'birthday' ? mostYears.birthday : mostYears.other;
  return years !== null && Number.isInteger(years) && years > 0 && years <= most ? years : 0;
}

/** The name as those close to them would use it: 'Dr. Anna Berg' is Anna Berg, 'Anna and Tom Fields' are Anna and Tom. */
function nameAmong(group: Group, name: string): string {
  if (distant.has(group)) return name;
  return kindOfName(name) === 'several' ? firstName(name) : name.replace(academic, '');
}

/** What `<language>/topics.yaml` files its sentences about pets under; no topic of the catalogue is of it. */
const petFamily = 'pet';

/** Spoken of with grown-ups alone. */
const isForGrownUps = (topic: Topic | undefined) => topic?.family === 'wine';
const ageOfMajority = 18;

/**
 * What they love, and their pets: as the sender chose or typed it, then what is recognised in the notes. Nothing else of a note is ever
 * said, and nothing that is never to be mentioned.
 */
function topicsOf(
  { about = {}, notes }: WordsRequest['recipient'],
  language: Language,
  isUnderAge: boolean,
): KnownTopic[] {
  const { topics = [], ownTopics = [], pets = [], notFromNotes = [], neverMention = [] } = about;
  const known = (id: string, isFromNotes: boolean): KnownTopic[] => {
    const topic = findTopic(id);
    if (!topic || namesTopic(neverMention, topic) || (isUnderAge && isForGrownUps(topic))) return [];
    return [{ id, family: topic.family, says: saysOf(topic, language), isFromNotes, seasons: topic.season }];
  };
  const isForTheirAge = (typed: string) =>
    !isUnderAge || !topicsInNotes(typed).some((id) => isForGrownUps(findTopic(id)));
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

/** An aunt who is eight is a slip in the record. */
const isGrownUp = (relationship: string) => relationship === 'aunt' || relationship === 'uncle';

/** What the record says of the recipient, cleaned; nothing is added. */
export function readFacts(request: WordsRequest, pack: LanguagePack): Facts {
  const { recipient, occasion } = request;
  const { addressedAs, register: chosen = null } = recipient.about ?? {};
  const { relationship, group: meant } = relationshipOf(recipient.relationship, typedIn.relationshipWords(pack));
  // A client one says du to is spoken to like a colleague; between partners there is no Sie.
  const group = meant === 'client' && chosen === 'informal' ? 'work' : meant;
  const register = group === 'partner' ? null : chosen;
  const nickname = plainNickname(recipient.nickname);
  const name = andInWords(plainName(recipient.name), pack.and);
  // Whoever "Anna & Tom" may be, one has a single wife.
  const areSeveral = group !== 'partner' && (isSeveral(name) || isSeveral(nickname));
  const told = genderOf(relationship) ?? (addressedAs ? genders[addressedAs] : null);
  const gender = areSeveral ? null : told;
  const occasionType = occasion?.type.trim().toLowerCase() ?? '';
  const given = knownYears(occasion?.years ?? null, occasionType);
  const years = isGrownUp(relationship) && occasionType === 'birthday' && given < 12 ? 0 : given;
  return {
    name: pack.callName(nameAmong(group, name), nickname, isElder(relationship, group), {
      relationship,
      typed: recipient.relationship.trim(),
      group,
      gender,
      isSeveral: areSeveral,
      tone: request.tone,
      register,
    }),
    isSeveral: areSeveral,
    relationship,
    group,
    gender,
    years,
    occasionType,
    tone: request.tone,
    register,
    topics: topicsOf(recipient, pack.language, occasionType === 'birthday' && years > 0 && years < ageOfMajority),
  };
}
