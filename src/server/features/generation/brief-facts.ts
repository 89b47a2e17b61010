import { t } from '../../../contract/translate.ts';
import { yearsAt } from '../../../domain/age.ts';
import { calendarDateOf } from '../../../domain/calendar-date.ts';
import { calledBy } from '../../../domain/first-name.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { placeOf } from '../../../domain/season.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { findPerson, languageOfNewContact } from '../contacts/public.ts';
import { ageOfPerson, findDate } from '../dates/public.ts';
import { findDefaultSignature } from '../signatures/public.ts';
import type { CardBrief } from './card-brief.ts';
import { partnerOnDay } from './partner-on-day.store.ts';
import { recentMessages } from './recent-messages.store.ts';
import { earlierPictures } from './recent-pictures.store.ts';

type Named = { personId?: number | null; occasionId?: number | null };
type Told = {
  contact?: { name: string; nickname?: string | null; relationship?: string | null; traits?: string | null } | null;
  recipient?: string | null;
  specialDate?: { type: string; date: string } | null;
};
type BriefFacts = Pick<
  CardBrief,
  'recipient' | 'occasion' | 'language' | 'timeZone' | 'country' | 'avoid' | 'shown' | 'others' | 'signedByHand'
>;

/** Who the card is for and why: from the stored contact and date if given, else from the body. */
export async function briefFacts(context: Context, user: SessionUser, named: Named, told: Told): Promise<BriefFacts> {
  const db = context.database.orm;
  const today = todayIn(context.clock, user.timeZone);
  const person = named.personId ? await findPerson(db, user.id, named.personId) : null;
  if (named.personId && !person) throw notFound(t`The contact was not found.`);
  const date = named.occasionId ? await findDate(db, user.id, named.occasionId) : null;
  if (named.occasionId && (!date || (person && date.personId !== person.id)))
    throw notFound(t`The date was not found.`);
  const toldDay = existingDate(told.specialDate);
  const day =
    date ?? (toldDay && { occasionType: toldDay.type, date: toldDay.date, repeatsAnnually: true, holidayRule: null });
  const next = day && nextOccurrence(day, today);
  return {
    recipient: person
      ? {
          name: person.name,
          nickname: calledBy(person),
          areSeveral: person.areSeveral,
          relationship: person.relationship,
          age: await ageOfPerson(db, { userId: user.id, personId: person.id }, next ?? today),
          notes: person.notes,
          about: person.about,
          partner: await partnerOnDay(db, person.id, day?.occasionType),
        }
      : {
          name: told.contact?.name || told.recipient || 'you',
          nickname: told.contact?.nickname ?? null,
          relationship: told.contact?.relationship ?? 'friend',
          notes: told.contact?.traits ?? null,
        },
    occasion: day && { type: day.occasionType, years: next ? yearsAt(day.date, next) : null, day: next },
    language: (person ? person.language : await languageOfNewContact(db, user.id)) ?? 'en',
    ...placeOf(person, user.timeZone),
    signedByHand: (await findDefaultSignature(db, user.id)) !== null,
    avoid: person ? await recentMessages(db, person, context.clock.now()) : [],
    ...(await earlierPictures(db, user.id, person?.id ?? null, context.clock.now())),
  };
}

function existingDate(date: Told['specialDate']): NonNullable<Told['specialDate']> | null {
  if (!date) return null;
  const day = calendarDateOf(date.date);
  if (!day) throw invalidField('specialDate.date', t`This date does not exist.`);
  return { type: date.type, date: day };
}
