import { plainName, plainNickname } from '../../domain/plain-name.ts';
import type { Facts } from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { typedIn } from './language-packs.ts';
import { genderOf, isElder, relationshipOf } from './relationship-group.ts';
import type { WordsRequest } from './words-request.ts';

const maxYears = 150;

/** A count of years somebody could have; anything else counts as not given. */
function knownYears(years: number | null): number {
  return years !== null && Number.isInteger(years) && years > 0 && years <= maxYears ? years : 0;
}

/** What the record says of the recipient, cleaned; nothing is added. */
export function readFacts(request: WordsRequest, pack: LanguagePack): Facts {
  const { recipient, occasion } = request;
  const { relationship, group } = relationshipOf(recipient.relationship, typedIn.relationshipWords(pack));
  const gender = genderOf(relationship);
  const years = knownYears(occasion?.years ?? null);
  return {
    name: pack.callName(plainName(recipient.name), plainNickname(recipient.nickname), isElder(relationship, group), {
      relationship,
      group,
      gender,
      tone: request.tone,
    }),
    relationship,
    group,
    gender,
    years,
    yearsInWords: years > 0 ? pack.numberInWords(years) : '',
    occasionType: occasion?.type.trim().toLowerCase() ?? '',
    tone: request.tone,
    ...pack.readNotes(recipient.notes ?? ''),
  };
}
