import { ageOn } from '../../../domain/age.ts';
import type { Executor } from '../../db/executor.ts';
import { listDates } from './dates.store.ts';

/** A contact's age on a day, from their birthday; null if its year is unknown, or if there are several as with a couple. */
export async function ageOfPerson(
  db: Executor,
  { userId, personId }: { userId: number; personId: number },
  day: string,
): Promise<number | null> {
  const dates = await listDates(db, userId, personId);
  const [birthday, another] = dates.filter(({ occasionType }) => occasionType === 'birthday');
  return birthday && !another ? ageOn(birthday.date, day) : null;
}
