import { type Row, rule, tie } from '../table/row.ts';

const contractTest = 'src/contract/admin.test.ts';
const contract = 'src/contract/admin.ts';
const names = 'src/contract/template-variables.ts';
const tables = 'src/server/db/tables/prompts.ts';
const stored = ['src/server/db/tables/prompts.test.ts', 'what is stored where nothing was said'] as const;
const access = 'src/server/features/admin/admin-access.test.ts';
const configTest = 'src/web/features/admin/configs/config-form.test.ts';
const configForm = 'src/web/features/admin/configs/config-form.ts';
const modelTest = 'src/web/features/admin/models/model-form.test.ts';

const enumerations = {
  templateTypes: ['system', 'user', 'image'],
  templateCategories: ['card_message', 'image_generation', 'image_enhancement'],
  configCategories: ['card_message', 'image_generation', 'image_generation_ai'],
  modelCategories: ['text', 'image', 'audio', 'other'],
  parameterTypes: ['string', 'number', 'integer', 'boolean', 'array', 'object'],
};
const fields = {
  templateView: ['name', 'type', 'category', 'content', 'description', 'isDefault', 'variables'],
  configView: ['name', 'category', 'aiModel', 'numAlternatives', 'temperature', 'maxTokens', 'isActive'],
  modelView: ['name', 'identifier', 'category', 'description', 'isActive', 'parameters'],
  parameterView: ['name', 'type', 'description', 'required', 'defaultValue'],
};
const variables = {
  cardMessageVariables:
    'recipientName occasionType relationship occasionDate tone deliveryType numAlternatives nickname traits category style personalMessage',
  imagePromptVariables:
    'occasionCategory occasionDate recipientName cardMessage cardStyle tone relationship deliveryType nickname traits personalMessage styleDescription',
  imageGenerationVariables: 'prompt style model occasion',
};
const calls = {
  listTemplates: 'GET',
  createTemplate: 'POST',
  updateTemplate: 'PUT',
  removeTemplate: 'DELETE',
  listConfigs: 'GET',
  createConfig: 'POST',
  updateConfig: 'PUT',
  removeConfig: 'DELETE',
  listModels: 'GET',
  createModel: 'POST',
  updateModel: 'PUT',
  removeModel: 'DELETE',
  createParameter: 'POST',
  updateParameter: 'PUT',
  removeParameter: 'DELETE',
  previewPrompt: 'POST',
};

/** Takes the word out of what follows the name in its declaration. */
const inside = (name: string, word: string) => new RegExp(`(?<=\\b${name} = [^\\]]*)'${word}'`, 'g');
const fieldOf = (view: string, field: string) =>
  new RegExp(`(?<=\\b${view} = z\\.object\\(\\{[^}]*)\\b${field}: `, 'g');
const methodOf = (call: string) => new RegExp(`(?<=\\b${call}: endpoint\\(\\{\\s*method: )'\\w+'`, 'g');

/** Sections 3, 6, 7 and 9 and the tables, of what administrators keep. */
export const adminModelRows: Row[] = [
  ...Object.entries(enumerations).flatMap(([name, values]) =>
    tie(
      'Document 2, 3 Admin entities',
      [contractTest, '%s are those of the specification'],
      values.map((value) => rule(`${name} has ${value}`, contract, inside(name, value), "'nothing'")),
    ),
  ),
  ...Object.entries(fields).flatMap(([view, of]) =>
    tie(
      'Document 2, 3 Admin entities',
      [contractTest, '%s has the fields of the specification'],
      of.map((field) => rule(`${view} has ${field}`, contract, fieldOf(view, field), `${field}Not: `)),
    ),
  ),
  ...Object.entries(variables).flatMap(([list, of]) =>
    tie(
      'Document 2, 3 Template variables',
      [contractTest, 'templates may name the variables of the specification'],
      of.split(' ').map((name) => rule(`${list} has ${name}`, names, inside(list, name), "'nothing'")),
    ),
  ),
  ...tie(
    'Document 2, 3 Template variables',
    ['src/server/prompt-language/prompt-language.test.ts', 'variables and conditional sections'],
    [
      rule(
        'Conditional sections are supported',
        'src/server/prompt-language/prompt-engine.ts',
        "new Set(['if', 'unless',",
        "new Set(['unless',",
      ),
    ],
  ),
  ...tie(
    'Document 2, 6 Roles',
    [access, '%s %s is for administrators only'],
    [
      rule(
        'Admin calls are refused to everyone else',
        'src/server/http/register-route.ts',
        "access === 'admin' && !user.isAdmin",
        "access === 'admin' && false",
      ),
    ],
  ),
  ...tie(
    'Document 2, 7 Calls',
    [contractTest, 'every call of administrators is there'],
    Object.entries(calls).map(([call, method]) => rule(`${call} is a ${method}`, contract, methodOf(call), "'PATCH'")),
  ),
  ...tie('Document 2, 9 Constants', stored, [
    rule('2 alternatives are stored', tables, 'default(2)', 'default(3)'),
    rule('Temperature 7 is stored', tables, 'default(7)', 'default(8)'),
    rule('500 tokens are stored', tables, 'default(500)', 'default(501)'),
  ]),
  ...tie('Document 2, Tables', stored, [
    rule('A configuration and a model are active', tables, 'default(true)', 'default(false)'),
    rule('A template is no default, a parameter not required', tables, 'default(false)', 'default(true)'),
    rule(
      'The identifier of a model is unique',
      tables,
      'identifier: text().notNull().unique()',
      'identifier: text().notNull()',
    ),
  ]),
  ...tie(
    'Document 2, 9 Constants',
    [configTest, 'the temperature is shown divided by 10'],
    [rule('The temperature is shown divided by 10', configForm, 'temperature / 10', 'temperature / 1')],
  ),
  ...tie(
    'Document 2, 9 Constants',
    [
      modelTest,
      'the list of models is never fresh, tries three times again, and is read 500 ms after a model was created',
    ],
    [
      rule(
        'The model list is read 500 ms after create',
        'src/web/features/admin/models/use-model-changes.ts',
        'listDelayMs = 500',
        'listDelayMs = 400',
      ),
      rule('retry 3', 'src/web/query-client.ts', 'maxRetries = 3', 'maxRetries = 2'),
      rule('stale time 0', 'src/web/queries/admin.queries.ts', 'staleTime: 0', 'staleTime: 1'),
    ],
  ),
  ...tie(
    'Document 2, 9 Constants',
    ['src/web/features/admin/moment-words.test.ts', 'days and moments are written out'],
    [
      rule(
        'Dates in admin are long',
        'src/web/features/admin/moment-words.ts',
        "{ dateStyle: 'long' }",
        "{ dateStyle: 'short' }",
      ),
    ],
  ),
];
