import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import type { StagedContact } from '../../db/tables/people.ts';

type Birth = Pick<StagedContact, 'birthday' | 'dates' | 'dropped'>;

// Other calendars count years differently: in some, 1985 is 1405 or 1364.
const earliestBirth = '1500';

/**
 * Why a birthday is implausible, for the user: of a year in the future only the day is kept. A child due within a year
 * may have one.
 */
export function withPlausibleBirthday<Born extends Birth>(contact: Born, today: string): Born {
  const { birthday } = contact;
  if (birthday === null || birthday.startsWith('--')) return contact;
  const say = (words: string) => [...contact.dropped, words];
  if (birthday < earliestBirth) {
    const dates = contact.dates?.filter(({ occasionType }) => occasionType !== 'birthday');
    return {
      ...contact,
      birthday: null,
      ...(dates && { dates }),
      dropped: say(t`The birthday ${birthday} is too long ago and was left out.`),
    };
  }
  if (birthday <= today) return contact;
  if (birthday <= addDays(today, 366))
    return { ...contact, dropped: say(t`The birthday ${birthday} is in the future and kept as it is.`) };
  const day = `-${birthday.slice(4)}`;
  const dates = contact.dates?.map((date) => (date.occasionType === 'birthday' ? { ...date, date: day } : date));
  return {
    ...contact,
    birthday: day,
    ...(dates && { dates }),
    dropped: say(t`The birthday ${birthday} is in the future: its day is kept without the year.`),
  };
}
