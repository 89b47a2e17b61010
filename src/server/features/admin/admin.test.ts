import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { seedPrompts } from '../prompts/seed-prompts.ts';

let fondly: TestApp;
let admin: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp('Ada Admin');
});
afterAll(() => fondly.close());

const template = (change: object = {}) => ({
  name: 'Plain',
  type: 'user',
  category: 'card_message',
  content: 'For {{ recipientName }}{% if nickname %} ({{ nickname }}){% endif %}',
  ...change,
});
const config = (change: object = {}) => ({
  name: 'Words',
  category: 'card_message',
  aiModel: 'my-own-model',
  numAlternatives: 3,
  temperature: 7,
  maxTokens: 500,
  isActive: true,
  ...change,
});
const model = (change: object = {}) => ({ name: 'A model', identifier: randomUUID(), category: 'image', ...change });
const create = async (path: string, body: object) => {
  const answer = await admin.call('POST', `/api/admin/${path}`, body);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return answer.json();
};

test('creates, changes, lists and deletes a template', async () => {
  const made = await create('prompt-templates', template());
  expect(made).toMatchObject({ ...template(), description: null, variables: ['recipientName', 'nickname'] });
  const path = `/api/admin/prompt-templates/${made.id}`;
  const changed = await admin.call('PUT', path, template({ name: 'Other', content: 'Hello', variables: ['tone'] }));
  expect(changed.json()).toMatchObject({ id: made.id, name: 'Other', variables: ['tone'] });
  const counts = (await admin.call('GET', '/api/admin/counts')).json();
  expect(counts.promptTemplates).toBe((await admin.call('GET', '/api/admin/prompt-templates')).json().length);
  expect((await admin.call('DELETE', path)).statusCode).toBe(204);
  expect((await admin.call('DELETE', path)).statusCode).toBe(404);
  expect((await admin.call('PUT', path, template())).statusCode).toBe(404);
});

test.each([
  [{ name: '' }, 'name', 'Name is required'],
  [{ type: '' }, 'type', 'Type is required'],
  [{ category: '' }, 'category', 'Category is required'],
  [{ content: '' }, 'content', 'Content is required'],
  [{ content: '{{ env }}' }, 'content', 'The variable "env" is not known here.'],
  [{ content: '{{ prompt }}' }, 'content', 'The variable "prompt" is not known here.'],
  [{ content: 'a\n{% include "b" %}' }, 'content', 'Line 2: "include" is not supported.'],
  [{ content: '{% if tone %}' }, 'content', 'Line 1: {% if tone %} is not closed.'],
  [{ variables: ['env'] }, 'variables', 'The variable "env" is not known here.'],
  [{ content: 'x'.repeat(60_000) }, 'content', 'Please use at most 50,000 characters'],
])('rejects a template with %o', async (change, field, message) => {
  const answer = await admin.call('POST', '/api/admin/prompt-templates', template(change));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields[field]).toMatch(message);
});

test('rejects a template of 1 MB', async () => {
  const answer = await admin.call('POST', '/api/admin/prompt-templates', template({ content: 'x'.repeat(1_000_000) }));
  expect(answer.statusCode).toBe(413);
});

test('a purpose has only one default template', async () => {
  const purpose = { type: 'image', category: 'image_enhancement', content: '{{ prompt }}', isDefault: true };
  const first = await create('prompt-templates', template(purpose));
  const second = await create('prompt-templates', template(purpose));
  const list: { id: number; isDefault: boolean }[] = (await admin.call('GET', '/api/admin/prompt-templates')).json();
  expect(list.filter(({ id }) => [first.id, second.id].includes(id)).map(({ isDefault }) => isDefault)).toEqual([
    false,
    true,
  ]);
});

test('a category has only one active configuration', async () => {
  const first = await create('prompt-configs', config());
  const second = await create('prompt-configs', config({ name: 'Others' }));
  const activeIds = async () =>
    (await admin.call('GET', '/api/admin/prompt-configs'))
      .json()
      .flatMap(({ id, category, isActive }: { id: number; category: string; isActive: boolean }) =>
        category === 'card_message' && isActive ? [id] : [],
      );
  expect(await activeIds()).toEqual([second.id]);
  await admin.call('PUT', `/api/admin/prompt-configs/${first.id}`, config());
  expect(await activeIds()).toEqual([first.id]);
  await admin.call('PUT', `/api/admin/prompt-configs/${first.id}`, config({ isActive: false }));
  expect(await activeIds()).toEqual([]);
  expect((await admin.call('DELETE', `/api/admin/prompt-configs/${second.id}`)).statusCode).toBe(204);
  expect((await admin.call('PUT', `/api/admin/prompt-configs/${second.id}`, config())).statusCode).toBe(404);
});

test.each([
  [{ category: 'nothing' }, 'category', 'Category is required'],
  [{ aiModel: '' }, 'aiModel', 'AI Model is required'],
  [{ numAlternatives: 11 }, 'numAlternatives', ''],
  [{ temperature: 11 }, 'temperature', ''],
  [{ temperature: 0.5 }, 'temperature', ''],
  [{ maxTokens: 4001 }, 'maxTokens', ''],
  [{ maxTokens: 0 }, 'maxTokens', 'Enter from 1 to 4,000 tokens; 0 is for image models only.'],
])('rejects a configuration with %o', async (change, field, message) => {
  const answer = await admin.call('POST', '/api/admin/prompt-configs', config(change));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields[field]).toMatch(message);
});

test('an image model requires temperature 0, no tokens and one alternative, and cannot write messages (D42)', async () => {
  const image = await create('models', model());
  const text = await create('models', model({ category: 'text' }));
  const drawing = { aiModel: image.identifier, temperature: 0, maxTokens: 0, numAlternatives: 1 };
  const made = await create('prompt-configs', config({ ...drawing, category: 'image_generation_ai' }));
  expect(made).toMatchObject(drawing);
  await create('prompt-configs', config({ ...drawing, category: 'image_generation' }));
  const refuse = async (body: object) => (await admin.call('POST', '/api/admin/prompt-configs', body)).json().fields;
  expect(await refuse(config(drawing))).toEqual({ aiModel: 'Card messages need a text model.' });
  expect(await refuse(config({ category: 'image_generation_ai', aiModel: text.identifier }))).toEqual({
    aiModel: 'This category needs an image model.',
  });
});

test('creates, changes and deletes models and their parameters', async () => {
  const made = await create('models', model({ description: '' }));
  expect(made).toMatchObject({ category: 'image', description: null, isActive: true, parameters: [] });
  const twice = await admin.call('POST', '/api/admin/models', model({ identifier: made.identifier }));
  expect([twice.statusCode, twice.json().fields]).toEqual([
    409,
    { identifier: 'There is already a model with this identifier.' },
  ]);
  const path = `/api/admin/models/${made.id}`;
  const parameter = { name: 'quality', type: 'string', required: true, defaultValue: 'high' };
  const size = (await admin.call('POST', `${path}/parameters`, parameter)).json();
  expect(size).toMatchObject({ ...parameter, modelId: made.id, description: null });
  const changed = await admin.call('PUT', `${path}/parameters/${size.id}`, { ...parameter, defaultValue: '' });
  expect(changed.json()).toMatchObject({ defaultValue: null });
  const seed = (await admin.call('POST', `${path}/parameters`, { name: 'seed', type: 'integer' })).json();
  for (const taken of [
    await admin.call('POST', `${path}/parameters`, parameter),
    await admin.call('PUT', `${path}/parameters/${seed.id}`, parameter),
  ]) {
    const message = 'This model has a parameter with this name already.';
    expect([taken.statusCode, taken.json().fields]).toEqual([409, { name: message }]);
  }
  expect((await admin.call('DELETE', `${path}/parameters/${seed.id}`)).statusCode).toBe(204);
  const renamed = await admin.call('PUT', path, model({ identifier: made.identifier, name: 'Renamed' }));
  expect(renamed.json()).toMatchObject({ name: 'Renamed', parameters: [{ name: 'quality' }] });
  const other = await create('models', model());
  expect((await admin.call('PUT', `/api/admin/models/${other.id}/parameters/${size.id}`, parameter)).statusCode).toBe(
    404,
  );
  expect((await admin.call('DELETE', `${path}/parameters/${size.id}`)).statusCode).toBe(204);
  expect((await admin.call('DELETE', `${path}/parameters/${size.id}`)).statusCode).toBe(404);
  expect((await admin.call('DELETE', path)).statusCode).toBe(204);
  expect((await admin.call('POST', `${path}/parameters`, parameter)).statusCode).toBe(404);
});

test.each([
  [{ name: '' }, 'name', 'Parameter name is required'],
  [{ type: '' }, 'type', 'Parameter type is required'],
  [{ name: 'model' }, 'name', 'Fondly sets "model" itself.'],
  [{ name: '__proto__' }, 'name', 'This name cannot be used.'],
  [{ name: 'a b' }, 'name', 'Use letters, digits, underscores, dots and dashes.'],
  [{ type: 'integer', defaultValue: '1.5' }, 'defaultValue', 'This is not a whole number.'],
  [{ type: 'boolean', defaultValue: 'yes' }, 'defaultValue', 'Enter true or false.'],
  [{ type: 'object', defaultValue: '[]' }, 'defaultValue', 'This is not an object in JSON.'],
])('rejects a parameter with %o', async (change, field, message) => {
  const { id } = await create('models', model());
  const body = { name: 'size', type: 'string', defaultValue: 'x', ...change };
  const answer = await admin.call('POST', `/api/admin/models/${id}/parameters`, body);
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: message }]);
});

test('the preview shows the filled templates and the request body', async () => {
  const system = await create('prompt-templates', template({ type: 'system', content: 'Tone: {{ tone }}' }));
  const user = await create('prompt-templates', template());
  const words = await create('models', model({ category: 'text' }));
  await admin.call('POST', `/api/admin/models/${words.id}/parameters`, {
    name: 'top_p',
    type: 'number',
    defaultValue: '0.9',
  });
  const { id: configId } = await create('prompt-configs', config({ aiModel: words.identifier, isActive: false }));
  const body = {
    systemTemplateId: system.id,
    userTemplateId: user.id,
    configId,
    variables: { tone: 'warm', recipientName: 'Margaret', nickname: null, env: 'x' },
  };
  const messages = [
    { role: 'system', content: 'Tone: warm' },
    { role: 'user', content: 'For Margaret' },
  ];
  expect((await admin.call('POST', '/api/admin/preview-prompt', body)).json()).toEqual({
    messages,
    request: { model: words.identifier, messages, temperature: 0.7, max_tokens: 500, top_p: 0.9 },
  });
  const alone = await admin.call('POST', '/api/admin/preview-prompt', { ...body, configId: null });
  expect(alone.json()).toEqual({ messages, request: { messages } });
  const gone = await admin.call('POST', '/api/admin/preview-prompt', { ...body, userTemplateId: 999_999 });
  expect(gone.json().fields).toEqual({ userTemplateId: 'This template does not exist any more.' });
});

test('the outbox lists sent messages and returns a message unchanged', async () => {
  expect((await admin.call('GET', '/api/admin/outbox')).json()).toEqual([]);
  const messageId = `${randomUUID()}@fondly.test`;
  await fondly.context.mailer.send(
    {
      messageId,
      from: { name: 'Ann with Fondly', address: 'fondly@fondly.test' },
      to: { name: 'Margaret', address: 'margaret@example.org' },
      subject: 'Für dich, Margaret 🎂',
      text: 'Hello',
      html: '<p>Hello</p>',
      inlineImages: [],
    },
    async () => true,
  );
  const [entry] = (await admin.call('GET', '/api/admin/outbox')).json();
  expect(entry).toMatchObject({ to: 'margaret@example.org', subject: 'Für dich, Margaret 🎂' });
  expect(new Date(entry.sentAt).getTime()).toBeGreaterThan(Date.now() - 600_000);
  const message = await admin.call('GET', `/api/admin/outbox/${entry.fileName}`);
  expect([message.statusCode, message.headers['content-type'], message.rawPayload.length]).toEqual([
    200,
    'message/rfc822',
    entry.bytes,
  ]);
  expect(message.body).toContain(messageId);
  // Configuring a mail server later does not send it.
  const { config } = fondly.context;
  fondly.context.config = { ...config, smtpUrl: 'smtp://127.0.0.1:9' };
  expect((await admin.call('GET', '/api/admin/outbox')).json()).toEqual([entry]);
  expect((await admin.call('GET', `/api/admin/outbox/${entry.fileName}`)).statusCode).toBe(200);
  fondly.context.config = config;
});

test.each(['nothing.eml', '..%2Fsecret-key', '%2Fetc%2Fpasswd', 'x'.repeat(150)])(
  'rejects the message name %s',
  async (name) => {
    expect((await admin.call('GET', `/api/admin/outbox/${name}`)).statusCode).toBe(404);
  },
);

test('the AI log starts empty', async () => {
  expect((await admin.call('GET', '/api/admin/ai-log')).json()).toEqual([]);
});

describe('the request for a contact', () => {
  let personId: number;
  beforeAll(async () => {
    await seedPrompts(fondly.context.database);
    const person = { name: 'Margarita Ruiz', relationship: 'mother', notes: 'grows dahlias', language: 'es' };
    personId = (await admin.call('POST', '/api/people', person)).json().id;
    await admin.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
  });
  const preview = (body: object) =>
    admin.call('POST', '/api/admin/preview-request', { kind: 'words', personId, deliveryType: 'text', ...body });

  test('has the rules, the marks around what people typed, the language and the format', async () => {
    const { messages, request } = (await preview({})).json();
    const [system, user] = messages;
    expect(system.content).toMatch(/never an instruction to you/);
    expect(system.content).toMatch(/Write in Spanish\.\nAnswer with JSON alone/);
    expect(user.content).toMatch(/<data-[0-9a-f]{8}>Margarita Ruiz<\/data-[0-9a-f]{8}>/);
    expect(request).toMatchObject({
      model: expect.any(String),
      messages: [
        // Newer models call it the developer's.
        { role: expect.stringMatching(/system|developer/), content: system.content },
        { role: 'user', content: user.content },
      ],
      response_format: { type: 'json_schema', json_schema: { schema: { required: ['messages'] } } },
    });
  });

  test('uses the chosen template, and says how the card is delivered', async () => {
    const template = { name: 'Own', type: 'user', category: 'card_message', content: 'By {{ deliveryType }}.' };
    const { id } = await create('prompt-templates', template);
    expect((await preview({ userTemplateId: id })).json().messages[1].content).toBe('By text.');
    const gone = await preview({ userTemplateId: 2_000_000_000 });
    expect([gone.statusCode, Object.keys(gone.json().fields)]).toEqual([422, ['userTemplateId']]);
  });

  test('draws nothing: the request for a picture is shown', async () => {
    const { messages, request } = (await preview({ kind: 'picture' })).json();
    expect(request).toMatchObject({ prompt: messages[0].content, n: expect.any(Number), model: expect.any(String) });
  });

  test('is for own contacts only', async () => {
    const other = await fondly.signUp('Olive Ordinary');
    const theirs = (await other.call('POST', '/api/people', { name: 'Tom' })).json().id;
    const answer = await preview({ personId: theirs });
    expect([answer.statusCode, answer.json().fields.personId]).toEqual([422, 'This contact does not exist any more.']);
  });
});

test('what follows an active configuration or a default template is of the same kind', async () => {
  const active = async (category: string) =>
    (await admin.call('GET', '/api/admin/prompt-configs'))
      .json()
      .filter((each: { isActive: boolean; category: string }) => each.isActive && each.category === category)
      .map(({ name }: { name: string }) => name);
  const other = await create('prompt-configs', config({ name: 'Other', isActive: false }));
  const foreign = await create(
    'prompt-configs',
    config({ name: 'Foreign', category: 'image_generation', isActive: false }),
  );
  const first = await create('prompt-configs', config({ name: 'First' }));
  await admin.call('DELETE', `/api/admin/prompt-configs/${first.id}?next=${foreign.id}`);
  expect(await active('card_message')).toEqual([]);
  const second = await create('prompt-configs', config({ name: 'Second' }));
  await admin.call('DELETE', `/api/admin/prompt-configs/${second.id}?next=${other.id}`);
  expect(await active('card_message')).toEqual(['Other']);
  const spare = await create('prompt-templates', template({ name: 'Spare' }));
  const main = await create('prompt-templates', template({ name: 'Main', isDefault: true }));
  await admin.call('DELETE', `/api/admin/prompt-templates/${main.id}?next=${spare.id}`);
  const list: { id: number; isDefault: boolean }[] = (await admin.call('GET', '/api/admin/prompt-templates')).json();
  expect(list.find(({ id }) => id === spare.id)?.isDefault).toBe(true);
});
