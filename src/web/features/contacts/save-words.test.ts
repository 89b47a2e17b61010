import { expect, test } from 'vitest';
import { createdToast, saveFailed, updatedToast } from './save-words.ts';

const birthday = { occasionType: 'birthday' as const, date: '--12-04' };
const anniversary = { occasionType: 'anniversary' as const, date: '2001-06-02' };
const dog = { occasionType: 'Dog birthday', date: '--05-01' };
const created = { person: { name: 'Aiko' }, dates: [], missed: [], photoError: null };
const unreadable = new Error('This is not a picture we can read.');

test.each([
  [{}, 'Contact added', 'Aiko is in your contacts.'],
  [{ dates: [birthday] }, 'Birthday added', 'Aiko was added with their birthday.'],
  [{ dates: [birthday, anniversary] }, 'Birthday added', 'Aiko was added with their birthday and anniversary.'],
  [{ dates: [anniversary] }, 'Anniversary added', 'Aiko was added with their anniversary.'],
  [
    { dates: [dog, birthday, anniversary] },
    'Dog birthday added',
    'Aiko was added with their Dog birthday, birthday and anniversary.',
  ],
  [
    { dates: [birthday], missed: [birthday] },
    'Birthday not added',
    'Aiko was added, but not their birthday. You can also try again on their page.',
  ],
  [
    { dates: [birthday, anniversary], missed: [anniversary] },
    'Anniversary not added',
    'Aiko was added, but not their anniversary. You can also try again on their page.',
  ],
  [
    { photoError: unreadable, dates: [birthday], missed: [birthday] },
    'Style photo upload failed',
    'Aiko was added, but not the photo of their card style and not their birthday. This is not a picture we can read.',
  ],
])('the toast for a new contact with %j', (change, title, description) => {
  expect(createdToast({ ...created, ...change }, { choosePhoto: () => {}, addDates: () => {} })).toMatchObject({
    title,
    description,
  });
});

const updated = { name: 'Aiko', email: 'aiko@example.test', cardsUpdated: 0, photoError: null, onlyStyle: false };
test.each([
  [{}, 'Contact updated', 'Aiko was saved.'],
  [{ cardsUpdated: 1 }, 'Contact updated', 'Aiko was saved, and 1 card goes to the new address.'],
  [{ cardsUpdated: 1, email: null }, 'Contact updated', 'Aiko was saved, and 1 card waits for a new address.'],
  [{ cardsUpdated: 3 }, 'Contact updated', 'Aiko was saved, and 3 cards go to the new address.'],
  [{ onlyStyle: true }, 'Style Updated', 'New cards for Aiko have this style.'],
  [
    { onlyStyle: true, photoError: unreadable },
    'Style image upload failed',
    'Aiko was saved, but not the photo of their card style. This is not a picture we can read.',
  ],
])('the toast for a changed contact with %j', (change, title, description) => {
  expect(updatedToast({ ...updated, ...change })).toMatchObject({ title, description });
});

test.each([
  [new Error('The server said so'), true, 'The server said so'],
  [new Error(''), true, 'Failed to update style preference'],
  [new Error(''), false, 'Failed to save contact'],
])('the toast for the failure %s', (error, onlyStyle, description) => {
  expect(saveFailed(error, onlyStyle)).toEqual({ title: 'Error', description, variant: 'destructive' });
});
