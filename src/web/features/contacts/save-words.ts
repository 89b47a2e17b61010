import type { PersonView } from '../../../contract/people.ts';
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
    const alsoDates = missed.length > 0 ? ` and not their ${inWords(missed)}` : '';
    return {
      title: 'Style photo upload failed',
      description: `${person.name} was added, but not the photo of their card style${alsoDates}. ${photoError.message}`,
      variant: 'destructive',
      action: { label: 'Choose another photo', onClick: act.choosePhoto },
    };
  }
  if (missed.length > 0) return missedToast(person.name, missed, act.addDates);
  const title = titleOf(dates, 'added');
  if (!title) return { title: 'Contact added', description: `${person.name} is in your contacts.` };
  return { title, description: `${person.name} was added with their ${inWords(dates)}.` };
}

/** The toast for dates that could not be added to an existing contact. */
export function missedToast(name: string, missed: Dates, addDates: () => void): ToastMessage {
  return {
    title: titleOf(missed, 'not added') ?? '',
    description: `${name} was added, but not their ${inWords(missed)}. You can also try again on their page.`,
    variant: 'destructive',
    action: { label: 'Try again', onClick: addDates },
  };
}

/** The toast after a retry has added them. */
export function datesAddedToast(name: string, dates: Dates): ToastMessage {
  return { title: titleOf(dates, 'added') ?? '', description: `The ${inWords(dates)} of ${name} was added.` };
}

function titleOf([first]: Dates, outcome: 'added' | 'not added'): string | undefined {
  return first && `${occasionLabel(first.occasionType)} ${outcome}`;
}

const inWords = (dates: Dates) => listed(dates.map(({ occasionType }) => occasionType));

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
      title: 'Style image upload failed',
      description: `${name} was saved, but not the photo of their card style. ${photoError.message}`,
      variant: 'destructive',
    };
  }
  if (onlyStyle) return { title: 'Style Updated', description: `New cards for ${name} have this style.` };
  const [count, goes, waits] =
    cardsUpdated === 1 ? ['1 card', 'goes', 'waits'] : [`${cardsUpdated} cards`, 'go', 'wait'];
  const then = email ? `${goes} to the new address` : `${waits} for a new address`;
  return {
    title: 'Contact updated',
    description: cardsUpdated > 0 ? `${name} was saved, and ${count} ${then}.` : `${name} was saved.`,
  };
}

/** The toast if nothing was saved. */
export function saveFailed(error: Error, onlyStyle: boolean): ToastMessage {
  const fallback = onlyStyle ? 'Failed to update style preference' : 'Failed to save contact';
  return { title: 'Error', description: error.message || fallback, variant: 'destructive' };
}
