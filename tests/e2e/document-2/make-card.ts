import type { Page } from 'playwright-core';
import { dayIn, yearsBefore } from '../../days.ts';
import { blankPng } from '../../pictures/blank-png.ts';
import type { Visit } from '../document-1/open-journeys.ts';

const margaret = { name: 'Margaret', nickname: 'Mum', relationship: 'mother', email: 'margaret@whitfield.test' };

/** A contact with a birthday that is neither past nor near. */
export async function makePerson(
  make: Visit['make'],
  change: object = {},
): Promise<{ personId: number; dateId: number }> {
  const personId = await make('/api/people', { ...margaret, ...change });
  const dateId = await make('/api/important-dates', {
    personId,
    occasionType: 'birthday',
    date: yearsBefore(60, dayIn(20)),
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

/** A photo draft without words over it. */
export async function makePhotoDraft(page: Page, make: Visit['make']): Promise<number> {
  const image = { name: 'us.png', mimeType: 'image/png', buffer: Buffer.from(blankPng(60, 40)) };
  const answer = await page.request.post('/api/people/upload-image', { multipart: { image } });
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  return makeDraft(make, { imageUrl, sourceImageUrl: imageUrl, styleSettings: { category: 'photo' } });
}
