import { addDays } from '../../../src/domain/calendar-date.ts';
import type { Visit } from '../document-1/open-journeys.ts';

/** A day that is neither past nor near. */
export const soon = addDays(new Date().toISOString().slice(0, 10), 20);

const margaret = { name: 'Margaret', nickname: 'Mum', relationship: 'mother', email: 'margaret@whitfield.test' };

/** A contact with a birthday. */
export async function makePerson(
  make: Visit['make'],
  change: object = {},
): Promise<{ personId: number; dateId: number }> {
  const personId = await make('/api/people', { ...margaret, ...change });
  const dateId = await make('/api/important-dates', {
    personId,
    occasionType: 'birthday',
    date: `1966-${soon.slice(5)}`,
  });
  return { personId, dateId };
}

/** A draft for Margaret's birthday, with one alternate. */
export async function makeDraft(make: Visit['make'], change: object = {}, person: object = {}): Promise<number> {
  const { personId, dateId } = await makePerson(make, person);
  return make('/api/cards', {
    personId,
    occasionId: dateId,
    title: 'Happy Birthday, Mum',
    message: 'First words',
    category: 'birthday',
    alternateMessage1: 'Second words',
    alternatePrompt1: 'Dahlias in a jug',
    ...change,
  });
}
