import type { PersonView } from '../../../contract/people.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import type { PendingDates } from './pending-dates.ts';

const dateTitles = {
  birthday: { added: 'Birthday added', failed: 'Birthday not added' },
  anniversary: { added: 'Anniversary added', failed: 'Anniversary not added' },
};

type Created = {
  person: Pick<PersonView, 'name'>;
  dates: PendingDates['dates'];
  datesFailed: boolean;
  photoError: Error | null;
};

/** What is said of a new contact: first what did not work. */
export function createdToast(
  { person: { name }, dates, datesFailed, photoError }: Created,
  chooseAgain: () => void,
): ToastMessage {
  const what = dates.map(({ occasionType }) => occasionType).join(' and ');
  const titles = dates[0] && dateTitles[dates[0].occasionType];
  if (photoError) {
    const alsoDates = datesFailed ? ` and not their ${what}` : '';
    return {
      title: 'Style photo upload failed',
      description: `${name} was added, but not the photo of their card style${alsoDates}. ${photoError.message}`,
      variant: 'destructive',
      action: { label: 'Choose another photo', onClick: chooseAgain },
    };
  }
  if (!titles) return { title: 'Contact added', description: `${name} is in your contacts.` };
  if (!datesFailed) return { title: titles.added, description: `${name} was added with their ${what}.` };
  return {
    title: titles.failed,
    description: `${name} was added, but not their ${what}. You can add it here.`,
    variant: 'destructive',
  };
}

/** What is said of a changed contact. */
export function updatedToast({
  name,
  cardsUpdated,
  photoError,
  onlyStyle,
}: {
  name: string;
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
  const cards = cardsUpdated === 1 ? '1 card goes' : `${cardsUpdated} cards go`;
  return {
    title: 'Contact updated',
    description: cardsUpdated > 0 ? `${name} was saved, and ${cards} to the new address.` : `${name} was saved.`,
  };
}

/** What is said when nothing was saved. */
export function saveFailed(error: Error, onlyStyle: boolean): ToastMessage {
  const fallback = onlyStyle ? 'Failed to update style preference' : 'Failed to save contact';
  return { title: 'Error', description: error.message || fallback, variant: 'destructive' };
}
