import { plainName, plainNickname } from '../../domain/plain-name.ts';
import type { Facts } from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { typedIn } from './language-packs.ts';
import { type Group, genderOf, isElder, relationshipOf } from './relationship-group.ts';
import type { WordsRequest } from './words-request.ts';

/** A firm may keep an anniversary that no person lives to. */
const mostYears = { birthday: 120, other: 150 };
/** Those to whom one may say "Dr.", or a couple's surname; all others are close. */
const distant: ReadonlySet<Group> = new Set(['in-law', 'work', 'client', 'acquaintance']);
const academic = /^(?:(?:dra?|prof|professor)\.?\s+)+(?=\p{L}[\p{L}.'’-]*\s+\p{L})/iu;
const couple = /^(\p{L}[\p{L}'’-]* (?:&|\+|and|und|et|y|e) \p{L}[\p{L}'’-]*) \p{L}[\p{L}'’-]*$/iu;

/** A count of years somebody could have; anything else counts as not given. */
function knownYears(years: number | null, occasionType: string): number {
  const most = occasionType === 'birthday' ? mostYears.birthday : mostYears.other;
  return years !== null && Number.isInteger(years) && years > 0 && years <= most ? years : 0;
}

/** The name as those close to them would use it: 'Dr. Anna Berg' is Anna Berg, 'Anna & Tom Fields' are Anna & Tom. */
function nameAmong(group: Group, name: string): string {
  return distant.has(group) ? name : name.replace(academic, '').replace(couple, '$1');
}

/** What the record says of the recipient, cleaned; nothing is added. */
export function readFacts(request: WordsRequest, pack: LanguagePack): Facts {
  const { recipient, occasion } = request;
  const { relationship, group } = relationshipOf(recipient.relationship, typedIn.relationshipWords(pack));
  const gender = genderOf(relationship);
  const occasionType = occasion?.type.trim().toLowerCase() ?? '';
  const years = knownYears(occasion?.years ?? null, occasionType);
  return {
    name: pack.callName(
      nameAmong(group, plainName(recipient.name)),
      plainNickname(recipient.nickname),
      isElder(relationship, group),
      {
        relationship,
        group,
        gender,
        tone: request.tone,
      },
    ),
    relationship,
    group,
    gender,
    years,
    yearsInWords: years > 0 ? pack.numberInWords(years) : '',
    occasionType,
    tone: request.tone,
    ...pack.readNotes(recipient.notes ?? ''),
  };
}
