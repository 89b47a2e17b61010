import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { invalidField } from '../../refusal.ts';
import { checkedDate } from '../dates/public.ts';

/** The stored form of a birthday; one in the future is refused. */
export function birthdayOf(typed: string, today: string) {
  const input = {
    occasionType: 'birthday',
    date: typed,
    repeatsAnnually: true,
    isVariableHoliday: false,
    holidayRule: null,
    notifyDaysBefore: 7,
    isActive: true,
  };
  const date = checkedDate(input, today);
  if (date.date > today && !date.date.startsWith('--')) throw invalidField('birthday', t`This day is yet to come.`);
  return date;
}

/** The same name and birthday give the same card, so a visitor keeps the card they saw. */
export function seedOf({ secretKey }: Pick<Context, 'secretKey'>, name: string, birthday: string): string {
  return `first/${secretKey.derive('first-card', name, birthday)}`;
}
