import { builtPage, type Row, rule, tie } from '../table/row.ts';

const journeys = 'tests/e2e/document-2/admin.journeys.ts';
const templates = [journeys, 'templates are counted, explained, added, changed and deleted'] as const;
const configs = [
  journeys,
  'configurations follow their model, are turned off by their badge, and are deleted',
] as const;
const models = [journeys, 'models and their parameters are added, changed and deleted'] as const;
const preview = [journeys, 'prompts are previewed, and accounts, outbox and log looked through'] as const;
const configTest = 'src/web/features/admin/configs/config-form.test.ts';
const configForm = 'src/web/features/admin/configs/config-form.ts';
const modelTest = 'src/web/features/admin/models/model-form.test.ts';
const parameterTest = 'src/web/features/admin/models/use-parameter-changes.test.ts';
const templateTest = 'src/web/features/admin/templates/template-form.test.ts';
const contract = 'src/contract/admin.ts';
const modelCard = 'src/web/features/admin/models/model-card.tsx';

/** Sections 2, 4, 5 and 8, of what an administrator meets. */
export const adminRows: Row[] = [
  ...tie('Document 2, 2 Admin area', templates, [
    'Prompt Templates',
    'Prompt Configurations',
    'Model Management',
    'Prompt Preview',
    'Users',
    'Back to App',
    'Variables',
    'Dashboard',
    'Name',
    'Type',
    'Category',
    'Default',
    'Actions',
    rule('The dashboard counts the prompt templates', builtPage, /count:(\w+)\.promptTemplates/g, 'count:0'),
    rule('and the prompt configurations', builtPage, /count:(\w+)\.promptConfigs/g, 'count:0'),
    rule(
      'The variables help opens',
      builtPage,
      /onClick:\(\)=>(\w+)\(!(\w+)\),children:`Variables`/g,
      'onClick:()=>$1($2),children:`Variables`',
      'src/web/features/admin/templates/templates-page.tsx',
    ),
    rule(
      'and its button says so',
      builtPage,
      /"aria-expanded":(\w+),icon:/g,
      '"aria-busy":$1,icon:',
      'src/web/features/admin/templates/templates-page.tsx',
    ),
  ]),
  ...tie('Document 2, 2 Admin area', configs, [
    'Name',
    'Category',
    'AI Model',
    'Alternatives',
    'Temperature',
    'Active',
    'Actions',
  ]),
  ...tie('Document 2, 2 Admin area', models, [
    rule('One card per model', builtPage, /"aria-label":(\w+)\.name,children/g, 'children', modelCard),
    rule('with a table of its parameters', builtPage, /(\w+)\.parameters\.length>0&&/g, '$1.parameters.length<0&&'),
  ]),
  ...tie('Document 2, 2 Admin area', preview, ['Formatted Preview', 'System Prompt', 'User Prompt', 'Raw JSON']),
  ...tie('Document 2, 4 States', configs, [
    'Custom model identifier',
    rule(
      'Clicking the badge toggles the active flag',
      builtPage,
      /isActive:!(\w+)\.isActive/g,
      'isActive:$1.isActive',
      'src/web/features/admin/configs/configs-page.tsx',
    ),
  ]),
  ...tie(
    'Document 2, 4 States',
    [configTest, 'an image model sets temperature 0, no tokens and 1 alternative'],
    [
      rule(
        'An image model sets temperature 0, max tokens 0, alternatives 1',
        configForm,
        'temperature: 0, maxTokens: 0, numAlternatives: 1',
        'temperature: 0, maxTokens: 1, numAlternatives: 1',
      ),
    ],
  ),
  ...tie(
    'Document 2, 4 States',
    [configTest, 'temperature and tokens are of no use to a model that draws'],
    [rule('and disables temperature and tokens', configForm, "?.category === 'image';", "?.category === 'audio';")],
  ),
  ...tie(
    'Document 2, 4 States',
    [configTest, 'a text model sets 7, 1000 and 3 on a new configuration, and keeps what an existing one has'],
    [
      rule(
        'A text model sets temperature 7, max tokens 1000, alternatives 3',
        configForm,
        'maxTokens: 1000',
        'maxTokens: 900',
      ),
      rule('only on a new config', configForm, '(isNew || current.maxTokens === 0)', 'true'),
    ],
  ),
  ...tie('Document 2, 5 Validation', templates, [
    'Name is required',
    'Type is required',
    'Category is required',
    'Content is required',
  ]),
  ...tie(
    'Document 2, 5 Validation',
    [templateTest, 'an empty template says all that is missing, and is no default'],
    [
      rule(
        'isDefault is false by default',
        contract,
        'isDefault: z.boolean().default(false)',
        'isDefault: z.boolean().default(true)',
      ),
    ],
  ),
  ...tie(
    'Document 2, 5 Validation',
    [templateTest, 'an existing template fills the form, and what the form holds may be saved'],
    [
      rule(
        'The description of a template is optional',
        contract,
        'description: optionalText(1000)',
        "description: requiredText('Required', 1000)",
      ),
    ],
  ),
  ...tie('Document 2, 5 Validation', configs, [
    'AI Model is required',
    rule('The hint of the tokens says 1-4000', builtPage, '`1-4000`', '`0-4000`'),
  ]),
  ...tie('Document 2, 5 Validation', models, [
    'Model identifier is required',
    'Parameter name is required',
    'Parameter type is required',
  ]),
  ...tie(
    'Document 2, 5 Validation',
    [modelTest, 'an empty model says all that is missing, and is active'],
    [
      rule(
        'A model is active by default',
        contract,
        'isActive: z.boolean().default(true)',
        'isActive: z.boolean().default(false)',
      ),
    ],
  ),
  ...tie(
    'Document 2, 5 Validation',
    [modelTest, 'an empty parameter says all that is missing, and is not required'],
    [
      rule(
        'A parameter is not required by default',
        contract,
        'required: z.boolean().default(false)',
        'required: z.boolean().default(true)',
      ),
    ],
  ),
  ...tie(
    'Document 2, 5 Validation',
    [modelTest, 'what the forms hold of something that exists may be saved'],
    [
      rule(
        'The default value of a parameter is optional',
        contract,
        'defaultValue: optionalText(4000)',
        "defaultValue: requiredText('Required', 4000)",
      ),
    ],
  ),
  ...tie(
    'Document 2, 5 Validation',
    [configTest, '%s is a whole number within its bounds'],
    [
      rule(
        'numAlternatives is an integer 0-10',
        contract,
        'numAlternatives: whole(0, 10)',
        'numAlternatives: whole(0, 9)',
      ),
      rule('temperature is 0-10', contract, 'temperature: whole(0, 10)', 'temperature: whole(1, 10)'),
      rule('maxTokens is at most 4000', contract, 'whole(0, 4000,', 'whole(0, 5000,'),
    ],
  ),
  ...tie(
    'Document 2, 5 Validation',
    [configTest, 'no tokens are enough for image models alone'],
    [rule('maxTokens is at least 1', configForm, 'return listed ?', 'return true || listed ?')],
  ),
  ...tie(
    'Document 2, 5 Validation',
    [configTest, 'a new configuration starts with temperature 7, 500 tokens and 3 alternatives, active'],
    [
      rule(
        'A new config has temperature 7, maxTokens 500, alternatives 3',
        configForm,
        'maxTokens: 500',
        'maxTokens: 600',
      ),
      rule('A new config is active', configForm, 'isActive: true', 'isActive: false'),
    ],
  ),
  ...tie('Document 2, 5 Validation', preview, [
    'Invalid JSON',
    'Please check your variables JSON format',
    rule('A system template must be selected', builtPage, '`Please select a system template`', '``'),
    rule('and a user template', builtPage, '`Please select a user template`', '``'),
  ]),
  ...tie('Document 2, 8 Errors', templates, [
    'Failed to create prompt template',
    'Failed to update prompt template',
    'Failed to delete prompt template',
    'Prompt template created successfully',
    'Prompt template updated successfully',
    'Prompt template deleted successfully',
    rule(
      'Deleting a template is confirmed first',
      builtPage,
      /window\.confirm\(`Delete the prompt template[^`]*`\)/g,
      'true',
    ),
  ]),
  ...tie('Document 2, 8 Errors', configs, [
    'Failed to create prompt configuration',
    'Failed to update prompt configuration',
    'Failed to delete prompt configuration',
    'Prompt configuration created successfully',
    'Prompt configuration updated successfully',
    'Prompt configuration deleted successfully',
    rule(
      'Deleting a configuration is confirmed first',
      builtPage,
      /window\.confirm\(`Delete the prompt configuration[^`]*`\)/g,
      'true',
    ),
  ]),
  ...tie('Document 2, 8 Errors', models, [
    'Error creating model',
    'Error updating model',
    'Error deleting model',
    'Error adding parameter',
    'Error updating parameter',
    'Error deleting parameter',
    'An error occurred',
    'You may need to refresh to see it in the list.',
    rule('Deleting a model is confirmed first', builtPage, /window\.confirm\(`Delete the model[^`]*`\)/g, 'true'),
    rule(
      'Deleting a parameter is confirmed first',
      builtPage,
      /window\.confirm\(`Delete the parameter[^`]*`\)/g,
      'true',
    ),
  ]),
  ...tie(
    'Document 2, 8 Errors',
    [parameterTest, 'a parameter whose model has gone from the list is not sent'],
    ['No model selected for this parameter'],
  ),
  ...tie(
    'Document 2, 8 Errors',
    [parameterTest, 'a parameter that has gone from its model is not changed'],
    ['Parameter ID is missing'],
  ),
  ...tie('Document 2, 8 Errors', preview, ['Preview failed', 'Failed to generate preview']),
];
