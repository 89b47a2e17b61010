import { dateEndpoints } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { yearsAt } from '../../../domain/age.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { calledBy } from '../../../domain/first-name.ts';
import { titleFor } from '../../../studio/words/title-for.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findPerson } from '../contacts/public.ts';
import { viewDate } from './date.view.ts';
import { findDate } from './dates.store.ts';

/** The proposed title of a card for the date's next occurrence, in the contact's language. */
export const proposeTitleRoute = route(dateEndpoints.proposeTitle, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const { orm } = context.database;
    const row = await findDate(orm, user.id, params.id);
    const person = row && (await findPerson(orm, user.id, row.personId));
    if (!person) throw notFound(t`The date was not found.`);
    const { occasionType, date, nextOccurrence } = viewDate(row, todayIn(context.clock, user.timeZone));
    const years = nextOccurrence === null ? null : yearsAt(date, nextOccurrence);
    const { name, language, areSeveral } = person;
    const facts = { occasionType, years, name, nickname: calledBy(person), areSeveral };
    return { title: titleFor(categoryForOccasion(occasionType), language ?? 'en', facts) };
  },
});
