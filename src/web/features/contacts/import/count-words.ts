import { readerLocale, t } from '../../../../contract/translate.ts';

/** '1 contact', '3 contacts'. */
export function contacts(count: number): string {
  return counted(count, 'contact');
}

/** '1 birthday', '3 birthdays'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString(readerLocale)} ${count === 1 ? one : many}`;
}

/** How many entries of a file have been read. */
export function soFar({ total }: { total: number }): string {
  return t`${counted(total, 'entry', 'entries')} so far`;
}
