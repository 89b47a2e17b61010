import type { PersonView } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { occasionInSentence } from '../../../domain/in-sentence.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { ToastMessage } from '../../ui/toast-list.tsx';
import { listed, type PendingDates } from './pending-dates.ts';

type Dates = Pick<PendingDates['dates'][number], 'occasionType'>[];

/** The toast for a new contact; failures come first. `missed` are the dates that could not be added. */
export function createdToast(
  created: { person: Pick<PersonView, 'name'>; dates: Dates; missed: Dates; photoError: Error | null },
  act: { choosePhoto: () => void; addDates: () => void },
): ToastMessage {
  const { person, dates, missed, photoError } = created;
  if (photoError) {
    return {
      title: t`Style photo upload failed`,
      description: `${
        missed.length > 0
          ? t`${person.name} was added, but not the photo of their card style and not their ${inWords(missed)}.`
          : t`${person.name} was added, but not the photo of their card style.`
      } ${photoError.message}`,
      variant: 'destructive',
      action: { label: t`Choose another photo`, onClick: act.choosePhoto },
    };
  }
  if (missed.length > 0) return missedToast(person.name, missed, act.addDates);
  const title = titleOf(dates, 'added');
  if (!title) return { title: t`Contact added`, description: t`${person.name} is in your contacts.` };
  return { title, description: t`${person.name} was added with their ${inWords(dates)}.` };
}

/** The toast for dates that could not be added to an existing contact. */
export function missedToast(name: string, missed: Dates, addDates: () => void): ToastMessage {
  return {
    title: titleOf(missed, 'not added') ?? '',
    description: t`${name} was added, but not their ${inWords(missed)}. You can also try again on their page.`,
    variant: 'destructive',
    action: { label: t`Try again`, onClick: addDates },
  };
}

/** The toast after a retry has added them. */
export function datesAddedToast(name: string, dates: Dates): ToastMessage {
  return { title: titleOf(dates, 'added') ?? '', description: t`The ${inWords(dates)} of ${name} was added.` };
}

function titleOf([first]: Dates, outcome: 'added' | 'not added'): string | undefined {
  if (!first) return undefined;
  const label = occasionLabel(first.occasionType);
  return outcome === 'added' ? t`${label} added` : t`${label} not added`;
}

const inWords = (dates: Dates) => listed(dates.map(({ occasionType }) => occasionInSentence(occasionType)));

/** The toast for a changed contact. */
export function updatedToast({
  name,
  email,
  cardsUpdated,
  photoError,
  onlyStyle,
}: {
  name: string;
  email: string | null;
  cardsUpdated: number;
  photoError: Error | null;
  onlyStyle: boolean;
}): ToastMessage {
  if (photoError) {
    return {
      title: t`Style image upload failed`,
      description: t`${name} was saved, but not the photo of their card style. ${photoError.message}`,
      variant: 'destructive',
    };
  }
  if (onlyStyle) return { title: t`Style Updated`, description: t`New cards for ${name} have this style.` };
  return { title: t`Contact updated`, description: savedWords(name, cardsUpdated, email !== null && email !== '') };
}

function savedWords(name: string, cards: number, hasAddress: boolean): string {
  if (cards === 0) return t`${name} was saved.`;
  if (hasAddress) {
    return cards === 1
      ? t`${name} was saved, and 1 card goes to the new address.`
      : t`${name} was saved, and ${cards} cards go to the new address.`;
  }
  return cards === 1
    ? t`${name} was saved, and 1 card waits for a new address.`
    : t`${name} was saved, and ${cards} cards wait for a new address.`;
}

/** The toast if nothing was saved. */
export function saveFailed(error: Error, onlyStyle: boolean): ToastMessage {
  const fallback = onlyStyle ? t`Failed to update style preference` : t`Failed to save contact`;
  return { title: t`Error`, description: error.message || fallback, variant: 'destructive' };
}
