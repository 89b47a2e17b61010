import { readerLocale, t } from '../../../../contract/translate.ts';

/** '1 likely duplicate', '3 likely duplicates'. */
export function duplicateWords(count: number): string {
  return t`${count.toLocaleString(readerLocale)} likely ${count === 1 ? 'duplicate' : 'duplicates'}`;
}
