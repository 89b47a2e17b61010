import { t } from '../../../../contract/translate.ts';
import { beginsInTheEvening } from '../../../calendar-day-words.ts';
import { type RuleForm, ruleOfForm } from './rule-form.ts';

/** What happens in years that lack the day, and when it begins: the policies of a calendar in words (075). */
export function calendarNotes(form: RuleForm, occasionType: string): string[] {
  const rule = ruleOfForm(form, occasionType);
  if (rule?.type !== 'calendar_day') return [];
  const isHebrew = rule.calendar === 'hebrew';
  const isYahrzeit = isHebrew && occasionType === 'memorial';
  const notes: string[] = [];
  if (isYahrzeit) notes.push(t`A memorial day by the Hebrew calendar is kept as a yahrzeit.`);
  if (beginsInTheEvening.includes(rule.calendar)) notes.push(t`The day begins on the evening before.`);
  if (rule.calendar === 'islamic')
    notes.push(
      t`The year of this calendar is about eleven days shorter, so the day moves through the seasons.`,
      t`Days are those of Umm al-Qura. Where the moon is sighted, it can be a day later.`,
    );
  if (isHebrew) notes.push(...adarNotes(form, rule.leap_month === true, isYahrzeit));
  else if (rule.leap_month) notes.push(t`In years without this leap month it is kept in month ${rule.month}.`);
  if (rule.day === 30) notes.push(shortMonthNote(rule.short_month === 'next', rule.leap_month === true && isYahrzeit));
  return notes;
}

function adarNotes(form: RuleForm, isKeptInAdarI: boolean, isYahrzeit: boolean): string[] {
  if (form.calendarMonth === '5-leap') return [t`In years with one Adar it is kept in Adar.`];
  if (form.calendarMonth !== '6') return [];
  if (isKeptInAdarI)
    return [
      t`In years with two Adars this yahrzeit is kept in Adar I. If your custom is Adar II, leave the year of the calendar empty.`,
    ];
  return [
    isYahrzeit
      ? t`In years with two Adars this yahrzeit is kept in Adar II.`
      : t`In years with two Adars it is kept in Adar II.`,
  ];
}

function shortMonthNote(isNext: boolean, isInAdarI: boolean): string {
  if (isInAdarI) return t`In years with one Adar it is kept on 30 Shevat.`;
  return isNext
    ? t`In years in which the month has 29 days it is kept on the day after it.`
    : t`In years in which the month has 29 days it is kept on the 29th.`;
}
