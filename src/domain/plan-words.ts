import { t } from '../contract/translate.ts';

/** The name of a plan; 'free' is the only one so far. */
export function planWords(plan: string): string {
  return plan === 'free' ? t`free` : plan;
}
