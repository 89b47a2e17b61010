/** Which years a sentence is for. */
export type YearsCondition = (years: number) => boolean;

/** An age at which people look back. */
const isRound = (years: number) => years >= 30 && years % 10 === 0;

/** The condition that content writes as "none" (unknown), "18", "13+", "1-11", "round", or several of them. */
export function yearsOf(written: string | number): YearsCondition {
  const tests = String(written)
    .split(/,\s*/)
    .map((part) => {
      if (part === 'none') return (years: number) => years === 0;
      if (part === 'round') return isRound;
      const range = /^(\d+)(?:(\+)|-(\d+))?$/.exec(part);
      if (!range) throw new Error(`"${part}" is no age`);
      const from = Number(range[1]);
      const to = range[2] ? Number.POSITIVE_INFINITY : Number(range[3] ?? from);
      return (years: number) => years >= from && years <= to;
    });
  return (years) => tests.some((test) => test(years));
}

/** Whether something is for people of about this age: not for the very year, which is not told on other days. */
export const suitsAge = (years: YearsCondition, age: number) => years(age) && (years(age - 1) || years(age + 1));
