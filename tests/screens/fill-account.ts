import { readFile } from 'node:fs/promises';
import { dayIn, yearsBefore } from '../days.ts';
import type { ApiClient } from '../process/api-client.ts';
import { makeGeneratedCard, makePhotoCard } from './make-card.ts';
import type { Things } from './screen.ts';
import type { Story } from './stories.ts';

export type Maker = (path: string, body: object) => Promise<number>;

/**
 * Registers the account of a story and creates everything in it. With `drawn` the studio makes each card, as for a
 * user; without, cards have only words, and none is a photo.
 */
export async function fillAccount(
  client: ApiClient,
  { account, people, twice, together, vcard }: Story,
  { drawn }: { drawn: boolean },
): Promise<Things> {
  const things: Partial<Things> = { name: people[0]?.name };
  const make: Maker = async (path, body) => idOf(await client.call('POST', path, body));
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
  for (const { dates, cards, ...person } of people) {
    const personId = await make('/api/people', person);
    things.person ??= personId;
    let occasionId: number | undefined;
    for (const { years = 0, inDays, ...date } of dates) {
      const id = await make('/api/important-dates', {
        ...date,
        personId,
        date: yearsBefore(years, dayIn(inDays)),
      });
      occasionId ??= id;
      things.date ??= id;
    }
    for (const [index, card] of cards.entries()) {
      const category = dates[0]?.occasionType ?? 'custom';
      const content = { personId, occasionId, category, title: card.title };
      const id = drawn
        ? await makeGeneratedCard(client, make, { ...content, wish: card.message, nth: personId + index })
        : await make('/api/cards', { ...content, message: card.message, alternateMessage1: 'Another wish.' });
      if (card.becomes === 'approved') await done(client, `/api/cards/${id}/approve`);
      if (card.becomes === 'sent') {
        await done(client, `/api/cards/${id}/send-now`);
        await answerCard(client, id, person.notes ?? card.message);
        if (!things.recipient) await receiveCards(client, personId, card);
        things.recipient ??= personId;
      }
      things[card.becomes ?? 'draft'] ??= id;
    }
  }
  const members = [];
  for (const name of together) {
    members.push({ id: await make('/api/people', { name, relationship: 'friend', groups: [groupOf(together)] }) });
  }
  things.household = await make('/api/households', { members });
  await done(client, `/api/people/${things.person}/gifts`, { day: '2020-05-04', what: 'A bowl' });
  await done(client, `/api/people/${things.person}/touches`, { day: '2020-05-04' });
  await done(client, `/api/people/${things.person}/relations`, { kind: 'sister', otherId: members[0]?.id });
  await done(client, `/api/people/${things.person}/relations`, { kind: groupOf(together), otherName: together[1] });
  const told = (people[0]?.notes ?? account.name).slice(0, 500);
  await done(client, `/api/people/${things.person}/moments`, { day: '2020-05-04', text: told });
  await client.call('PATCH', `/api/people/${things.person}`, {
    ownFields: [{ label: groupOf(together), value: told }],
    reach: furtherOf(together),
  });
  await client.call('PATCH', `/api/people/${things.person}/keeping-in-touch`, { nudgeMonths: 3 });
  if (drawn) things.photoCard = await makePhotoCard(client, make, { personId: things.person, occasionId: things.date });
  // Stopped at once, so that it looks the same each time.
  const few = { who: { personIds: [things.person] }, occasionType: 'st-patricks-day' };
  things.round = await make('/api/rounds', { ...few, options: { look: { kind: 'own' }, words: {} } });
  await done(client, `/api/rounds/${things.round}/stop`);
  const link = await client.call('POST', `/api/cards/${things.approved}/share-link`, {});
  things.shared = new URL((link.body as { url: string }).url).pathname;
  const upload = async (name: string, text: string) =>
    idOf(await client.upload('/api/imports', new TextEncoder().encode(text), name));
  things.import = await upload('people.vcf', vcard);
  things.csvImport = await upload('club.csv', 'A1;B1\nAda;03/04/1990\nGrace;05/06/1991\n');
  things.doneImport = await upload(
    'done.vcf',
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ada Byron\nEMAIL:ada@example.test\nEND:VCARD',
  );
  await done(client, `/api/imports/${things.doneImport}/apply`, { choose: 'all' });
  for (const phone of ['0151 1', '0151 2']) await make('/api/people', { ...twice, phone });
  return things as Things;
}

/** Several ways to reach a contact, one of them with a label of one's own. */
function furtherOf(together: Story['together']) {
  const label = groupOf(together).slice(0, 40);
  const place = { street: `${label} 4`, city: label, state: '', postalCode: 'TR1 2JF', country: 'United Kingdom' };
  return {
    emails: [{ value: `${'further.'.repeat(7)}address@example.test`, label: 'work' }],
    phones: [{ value: '+44 1872 555 0199', label }],
    addresses: [{ ...place, label: 'work' }],
    labels: { email: 'home', phone: 'mobile', address: 'home' },
  };
}

/** A card with a photo, and one without. */
async function receiveCards(
  client: ApiClient,
  personId: number,
  { title, message }: { title: string; message: string },
) {
  const photo = await readFile('tests/files/images/astronaut.jpg');
  const { body } = await client.upload('/api/people/upload-image', photo, 'card.jpg', 'image');
  const { imageUrl } = body as { imageUrl: string };
  const path = `/api/people/${personId}/received-cards`;
  await done(client, path, { day: '2020-12-20', title: title.slice(0, 200), message, imageUrl });
  await done(client, path, { day: '2020-05-04', title: title.slice(0, 200) });
}

/** A heart and a thanks, as the recipient sends them. */
async function answerCard(client: ApiClient, id: number, words: string): Promise<void> {
  const link = await client.call('POST', `/api/cards/${id}/share-link`, {});
  const { url } = link.body as { url: string };
  for (const fields of [{ kind: 'heart' }, { kind: 'thanks', message: words.slice(0, 500) }]) {
    const body = new URLSearchParams(fields as Record<string, string>);
    const answer = await fetch(`${url}/answer`, { method: 'POST', body, redirect: 'manual' });
    if (answer.status !== 303) throw new Error(`POST ${url}/answer: ${answer.status}`);
  }
}

async function done(client: ApiClient, path: string, body: object = {}): Promise<void> {
  const { status, body: answer } = await client.call('POST', path, body);
  if (status >= 300) throw new Error(`POST ${path}: ${status} ${JSON.stringify(answer)}`);
}

function idOf({ status, body }: { status: number; body: unknown }): number {
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { id: number }).id;
}

/** The name of a group in the manner of the story. */
function groupOf([first]: Story['together']): string {
  return `Friends of ${first}`.slice(0, 60);
}
