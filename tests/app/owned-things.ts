import { eq } from 'drizzle-orm';
import { takenParts } from '../../src/contract/address-books.ts';
import { accountImports } from '../../src/server/db/tables/account-imports.ts';
import { addressBookAccounts, addressBooks } from '../../src/server/db/tables/address-books.ts';
import { cardAnswers } from '../../src/server/db/tables/card-answers.ts';
import { secretLinks } from '../../src/server/db/tables/cards.ts';
import { memberships } from '../../src/server/db/tables/memberships.ts';
import { linkedLogins } from '../../src/server/db/tables/sign-in.ts';
import { users } from '../../src/server/db/tables/users.ts';
import { hashToken } from '../../src/server/secrets/tokens.ts';
import { dayIn } from '../days.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import { addStyle, smallPhoto } from './style-presets.ts';
import type { Person, TestApp } from './test-app.ts';

/** The rows for routes with parameters: those of `owner`, and of the administrator. */
export type OwnedThings = {
  /** The path with the ids of these rows; undefined if no such row is made yet. */
  pathOf(path: string): string | undefined;
  /** Bodies for writes that a plain example does not satisfy. */
  bodyOf(method: string, path: string): Record<string, unknown> | undefined;
  presetId: string;
  personId: number;
};

export const bounceSecret = 'a-secret-of-the-operator';
export const unsubscribeToken = 'unsubscribe-token-of-a-sent-card';

/** Makes one row of every kind that a path can contain. A new kind of route with an id needs its line in `ids`. */
export async function makeOwnedThings(fondly: TestApp, owner: Person, admin: Person): Promise<OwnedThings> {
  const make = async (by: Person, path: string, body: object): Promise<Record<string, number & string>> => {
    const answer = await by.call('POST', path, body, { prefer: 'respond-async' });
    if (answer.statusCode >= 300) throw new Error(`POST ${path} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json();
  };
  const person = await make(owner, '/api/people', { name: 'Margaret', email: 'margaret@example.test' });
  const other = await make(owner, '/api/people', {
    name: 'Margret',
    email: 'margaret@example.test',
    groups: ['Choir'],
  });
  const group = (await owner.call('GET', '/api/groups')).json()[0];
  const living = { members: [{ id: person.id }, { id: other.id }] };
  const household = await make(owner, '/api/households', living);
  const date = await make(owner, '/api/important-dates', {
    personId: person.id,
    occasionType: 'birthday',
    date: '1966-12-04',
  });
  const card = await make(owner, '/api/cards', { personId: person.id, title: 'For Margaret', category: 'birthday' });
  const signing = await owner.call('PUT', `/api/cards/${card.id}/signing`, { until: dayIn(30) });
  const signToken = String(signing.json().url).split('/').at(-1);
  const [answer] = await fondly.context.database.orm
    .insert(cardAnswers)
    .values({ cardId: card.id ?? 0, kind: 'heart' })
    .returning();
  const presetId = await addStyle(fondly, 'AI Generated');
  const brief = { title: 'Hi', category: 'birthday', personId: person.id, styleSettings: { category: 'AIgen' } };
  const generation = await make(owner, '/api/cards/generate', brief);
  const picture = await owner.upload('/api/people/upload-image', { image: await smallPhoto() });
  const signature = await make(owner, '/api/signatures', { label: 'Family', name: 'Eleanor', face: 'pen' });
  const imageId = picture.json().imageUrl.split('/').at(-1);
  const file = await owner.upload('/api/imports', { file: Buffer.from('Name,Email\nAnn,ann@example.test\n') });
  const model = await make(admin, '/api/admin/models', { name: 'A model', identifier: 'a-model', category: 'text' });
  const parameter = await make(admin, `/api/admin/models/${model.id}/parameters`, { name: 'size', type: 'string' });
  const template = { name: 'Plain', type: 'user', category: 'card_message', content: 'For {{ recipientName }}' };
  const madeTemplate = await make(admin, '/api/admin/prompt-templates', template);
  const config = { name: 'Words', category: 'card_message', aiModel: 'a-model' };
  const madeConfig = await make(admin, '/api/admin/prompt-configs', config);
  const invited = await make(admin, '/api/admin/invitations', { maxUses: 1, days: 7 });
  await fondly.context.database.orm.insert(secretLinks).values({
    tokenHash: hashToken(unsubscribeToken),
    kind: 'unsubscribe',
    userId: owner.user.id,
    email: 'margaret@example.test',
  });
  const device = createSoftwarePasskey();
  const proof = { password: 'correct horse' };
  const asked = await make(owner, '/api/user/passkeys/start', { proof });
  const passkey = device.make({ challenge: String(asked.challenge) });
  await make(owner, '/api/user/passkeys', { name: 'My phone', passkey });
  const tokenOrder = { name: 'A script', scopes: ['read'], days: 30, proof };
  const accessToken = await make(owner, '/api/user/tokens', tokenOrder);
  const hookOrder = { url: 'https://hooks.example.org/fondly', events: ['card.made'], proof };
  const webhook = await make(owner, '/api/user/webhooks', hookOrder);
  await owner.call('POST', `/api/user/webhooks/${webhook.id}/test`);
  const delivery = await owner.call('GET', `/api/user/webhooks/${webhook.id}/deliveries`);
  const round = {
    who: { personIds: [person.id] },
    occasionType: 'christmas',
    options: { look: { kind: 'own' }, words: {} },
  };
  const madeRound = await make(owner, '/api/rounds', round);
  const unwanted = await make(owner, '/api/people', { name: 'Unwanted' });
  await owner.call('DELETE', `/api/people/${unwanted.id}`);
  const trashed = await owner.call('GET', '/api/trash');
  const given = await make(owner, `/api/people/${person.id}/gifts`, { day: '2026-01-02', what: 'A bowl' });
  const related = await make(owner, `/api/people/${person.id}/relations`, { kind: 'sister', otherId: other.id });
  const noted = await make(owner, `/api/people/${person.id}/moments`, {
    day: '2026-01-02',
    text: 'Told me about Lisbon',
  });
  const [addressBook] = await fondly.context.database.orm
    .insert(addressBookAccounts)
    .values({
      userId: owner.user.id,
      address: 'https://dav.example.test',
      username: 'eleanor',
      sealedPassword: 'not sealed',
      takes: takenParts.parse({}),
    })
    .returning();
  await fondly.context.database.orm
    .insert(addressBooks)
    .values({ accountId: addressBook?.id ?? 0, href: 'https://dav.example.test/book/', name: 'Contacts' });
  const [login] = await fondly.context.database.orm
    .insert(linkedLogins)
    .values({ userId: owner.user.id, issuer: 'https://auth.example.test', subject: 'eleanor' })
    .returning();
  const [accountImport] = await fondly.context.database.orm
    .insert(accountImports)
    .values({ userId: owner.user.id, fileName: 'account.zip' })
    .returning();
  const invitedMember = await make(owner, '/api/user/family/invitations', { email: 'ann@example.test', level: 'view' });
  const [member, membership] = await fondly.context.database.orm
    .insert(memberships)
    .values([
      { ownerId: owner.user.id, memberId: admin.user.id, level: 'view' },
      { ownerId: admin.user.id, memberId: owner.user.id, level: 'view' },
    ])
    .returning();
  // Keyed by the path up to the parameter.
  const ids: Record<string, Record<string, unknown>> = {
    '/api/people/': {
      id: person.id,
      itemId: Object(given.gifts)[0].id,
      relationId: Object(related.relations)[0].id,
      momentId: Object(noted.moments)[0].id,
    },
    '/api/households/': { id: household.id },
    '/api/rounds/': { id: madeRound.id },
    '/api/important-dates/': { id: date.id },
    '/api/cards/': { id: card.id, entryId: 1, answerId: answer?.id },
    '/api/generations/': { id: generation.jobId },
    '/api/groups/': { id: group.id },
    '/api/imports/': { id: file.json().id },
    '/api/address-books/': { id: addressBook?.id },
    '/api/user/account-imports/': { id: accountImport?.id },
    '/api/images/': { id: imageId },
    '/api/trash/': { id: trashed.json().items[0].id },
    '/api/signatures/': { id: signature.id },
    '/api/user/passkeys/': { id: device.id },
    '/api/user/tokens/': { id: accessToken.id },
    '/api/user/family/invitations/': { id: invitedMember.id },
    '/api/user/family/members/': { id: member?.id },
    '/api/user/family/memberships/': { id: membership?.id },
    '/api/user/webhooks/': { id: webhook.id, deliveryId: delivery.json()[0].id },
    '/api/user/logins/': { id: login?.id },
    '/api/logins/': { key: '1' },
    '/oidc/': { key: '1' },
    '/api/users/': { id: owner.user.id },
    '/api/card-style-presets/': { id: presetId },
    '/api/admin/prompt-templates/': { id: madeTemplate.id },
    '/api/admin/prompt-configs/': { id: madeConfig.id },
    '/api/admin/models/': { id: model.id, modelId: model.id, parameterId: parameter.id },
    '/api/admin/invitations/': { id: Object(invited.invitation).id },
    '/api/admin/users/': { id: owner.user.id },
    '/api/admin/backups/': { name: 'fondly-2026-01-02T03-04-05Z.tar' },
    '/api/admin/outbox/': { fileName: 'none.eml' },
    '/api/webhooks/bounce/': { token: bounceSecret },
    '/sign/': { token: signToken, entryToken: 'own-token-of-nobody' },
    '/unsubscribe/': { token: unsubscribeToken },
    '/answer/': { token: 'answer-token-of-no-mail' },
    '/about-fondly/': { file: 'watercolor.jpg' },
    '/c/': { token: 'card-token-of-nobody-at-all', entryId: 1 },
    '/api/public/cards/': { token: 'card-token-of-nobody-at-all' },
    '/calendar/': { token: 'calendar-token-of-nobody' },
  };
  const bodies: Record<string, Record<string, unknown>> = {
    'PATCH /api/address-books/:id': { takes: { notes: true } },
    'POST /api/address-books': { address: 'dav.localhost', username: 'eleanor', password: 'a password' },
    'POST /api/address-books/:id/questions': { answers: [{ kind: 'vanished', entryId: 1, take: 'keep' }] },
    'POST /api/important-dates': { personId: person.id, occasionType: 'birthday', date: '1970-01-02' },
    'PUT /api/cards/:id/signing': { until: dayIn(30) },
    'POST /api/cards/:id/signing/invitations': { personIds: [person.id] },
    'POST /sign/:token': { name: 'Ann' },
    'POST /api/signatures': { label: 'Work', name: 'E. Whitfield', face: 'script' },
    'POST /api/people/:id/relations': { kind: 'godmother', otherName: 'Rose' },
    'PUT /api/people/:id/relations/:relationId': { kind: 'sister', otherId: other.id },
    'PATCH /api/people/:id/moments/:momentId': { text: 'Told me about Porto' },
    'POST /api/people/:id/moments': { day: '2026-01-02', text: 'Told me about Lisbon' },
    'PUT /api/people/:id/moments/:momentId/memory': { isMemory: false },
    'POST /api/people/:id/touches': { day: '2026-01-02' },
    'POST /api/people/:id/gifts': { day: '2026-01-02', what: 'A bowl' },
    'POST /api/people/:id/received-cards': { day: '2026-01-02', title: 'A card' },
    'PUT /api/people/:id/received-cards/:itemId': { day: '2026-01-02', title: 'A card' },
    'POST /api/cards': { personId: person.id, title: 'Hi', category: 'birthday' },
    'POST /api/cards/posted': { cardIds: [card.id] },
    'POST /api/cards/not-posted': { cardIds: [card.id] },
    'POST /api/cards/generate': brief,
    'POST /api/cards/generate-image-prompts': brief,
    'POST /api/households': living,
    'POST /api/people/bulk': { ids: [person.id], change: { kind: 'language', language: 'de' } },
    'POST /api/people/bulk/undo': { undo: { kind: 'language', former: [{ id: person.id, language: null }] } },
    'PATCH /api/imports/:id/relations': { entries: [1], relationship: 'sister' },
    'POST /api/rounds': { ...round, occasionType: 'easter' },
    'POST /api/rounds/preview': round,
    'POST /api/rounds/sample': { ...round, personId: person.id },
    'POST /api/people/merge': { keepId: person.id, otherIds: [other.id] },
    'POST /api/admin/prompt-templates': template,
    'PUT /api/admin/prompt-templates/:id': template,
    'POST /api/admin/prompt-configs': config,
    'PUT /api/admin/prompt-configs/:id': config,
    'POST /api/user/passkeys/start': { proof },
    'DELETE /api/user/passkeys/:id': { proof },
    'POST /api/user/tokens': tokenOrder,
    'POST /api/user/webhooks': hookOrder,
    'PUT /api/user/messages': { url: 'ntfy://fondly-of-the-tests', proof },
    'POST /api/user/logins': { key: '1', proof },
    'DELETE /api/user/logins/:id': { proof },
    'POST /api/user/password': { currentPassword: 'correct horse', newPassword: 'correct horse' },
  };
  return {
    presetId,
    personId: person.id ?? 0,
    pathOf: (path) => {
      const known = ids[path.slice(0, path.indexOf(':'))];
      if (!known) return path.includes(':') ? undefined : path;
      return path.replaceAll(/:([a-z]+)/gi, (_, name: string) => String(known[name]));
    },
    bodyOf: (method, path) => bodies[`${method} ${path}`],
  };
}

/** Fields of an account that no request body may change. */
export async function readPrivileges(fondly: TestApp, { user }: Person) {
  const { isAdmin, subscriptionPlan, cardCreditsRemaining, email, emailVerifiedAt } = users;
  const [row] = await fondly.context.database.orm
    .select({ isAdmin, subscriptionPlan, cardCreditsRemaining, email, emailVerifiedAt })
    .from(users)
    .where(eq(users.id, user.id));
  return row;
}
