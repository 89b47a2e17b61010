import type { RoundPlan } from '../../../contract/rounds.ts';
import type { DeliveryMethod, Tone, WordsLength } from '../../../contract/vocabulary.ts';
import { placeholderProblem } from '../../../domain/name-placeholder.ts';
import { nextHoliday } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday, storedOccasionType } from '../../../domain/occasions.ts';

export const looks = ['one', 'own', 'surprise'] as const;
export const wordsKinds = ['studio', 'own', 'both'] as const;

/** What is chosen on the page of a new round. */
export type RoundForm = {
  everyone: boolean;
  withOccasion: boolean;
  groups: string[];
  personIds: number[];
  minus: number[];
  /** An occasion slug; `custom` with its words beside it. */
  occasion: string;
  customOccasion: string;
  /** '' for the holiday's own. */
  day: string;
  look: (typeof looks)[number];
  styleId: string | null;
  styleIds: string[];
  wordsKind: (typeof wordsKinds)[number];
  text: string;
  tone: Tone | null;
  length: WordsLength | null;
  /** `usual`, `none`, or an id. */
  signature: string;
  deliveryMethod: DeliveryMethod;
  deliveryOf: Record<string, DeliveryMethod>;
};

/** Whom a link names. */
export type RoundStart = { people?: readonly number[]; group?: string };

/** An empty form; the occasion is the next of those that people send to many. */
export function newRoundForm({ people = [], group }: RoundStart, today: string): RoundForm {
  return {
    everyone: people.length === 0 && group === undefined,
    withOccasion: false,
    groups: group === undefined ? [] : [group],
    personIds: [...people],
    minus: [],
    occasion: nextOf(['christmas', 'new-years-day', 'valentines-day', 'easter', 'thanksgiving'], today),
    customOccasion: '',
    day: '',
    look: 'own',
    styleId: null,
    styleIds: [],
    wordsKind: 'studio',
    text: '',
    tone: null,
    length: null,
    signature: 'usual',
    deliveryMethod: 'digital',
    deliveryOf: {},
  };
}

function nextOf(holidays: readonly string[], today: string): string {
  const days = holidays.map((occasion) => ({ occasion, day: dayOfHoliday(occasion, today) ?? '9999' }));
  return days.toSorted((a, b) => a.day.localeCompare(b.day))[0]?.occasion ?? 'christmas';
}

/** The next day of a named holiday; null for other occasions. */
export function dayOfHoliday(occasion: string, today: string): string | null {
  return isNamedHoliday(occasion) ? nextHoliday(occasion, today) : null;
}

/** The plan that a form stands for; null while a choice without which there is nothing to plan is missing. */
export function planOf(form: RoundForm): RoundPlan | null {
  const { occasion, customOccasion, day, look, styleId, wordsKind, text, tone, length, signature } = form;
  if (occasion === 'custom' && customOccasion.trim() === '') return null;
  if (look === 'one' && styleId === null) return null;
  if (wordsKind !== 'studio' && (text.trim() === '' || placeholderProblem(text) !== null)) return null;
  const { everyone, withOccasion, groups, personIds, minus, deliveryMethod, deliveryOf } = form;
  return {
    who: { everyone, withOccasion, groups, personIds, minus },
    occasionType: storedOccasionType(occasion, customOccasion),
    day: day || null,
    options: {
      look:
        look === 'one'
          ? { kind: look, styleId: styleId ?? '' }
          : look === 'own'
            ? { kind: look }
            : { kind: look, styleIds: form.styleIds },
      words: {
        studio: wordsKind !== 'own',
        text: wordsKind === 'studio' ? null : text,
        ...(tone && { tone }),
        ...(length && { length }),
      },
      ...(signature !== 'usual' && { signatureId: signature === 'none' ? null : Number(signature) }),
      deliveryMethod,
      deliveryOf,
    },
  };
}
