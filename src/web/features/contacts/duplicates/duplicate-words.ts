import { readerLocale, t } from '../../../../contract/translate.ts';

/** '1 likely duplicate', '3 likely duplicates'. */
export function duplicateWords(count: number): string {
  return count === 1 ? t`1 likely duplicate` : t`${count.toLocaleString(readerLocale)} likely duplicates`;
}
