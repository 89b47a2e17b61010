import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { cardStyles } from './card-styles.ts';
import { cardDeliveryLogs, cards } from './cards.ts';
import { importantDates } from './important-dates.ts';
import { people } from './people.ts';
import { aiModels, modelParameters, promptConfigs, promptTemplates } from './prompts.ts';
import { users } from './users.ts';

/** The tables of document 2 that specify column defaults, and how rows are deleted with others. */
const specified: Array<[table: PgTable, columns: string, defaults: object]> = [
  [
    cardStyles,
    'id name category parameters imagePath systemDefaultStyle requiresImage createdAt updatedAt',
    { systemDefaultStyle: false, requiresImage: false },
  ],
  [
    users,
    'id email password name username avatarUrl isAdmin subscriptionPlan cardCreditsRemaining preferences defaultCardStyleId defaultStyleImage createdAt',
    { isAdmin: false, subscriptionPlan: 'free', cardCreditsRemaining: 5 },
  ],
  [
    people,
    'id userId name nickname relationship email phone address notes imageUrl styleOverrideId styleOverrideImage createdAt',
    {},
  ],
  [
    importantDates,
    'id personId occasionType date repeatsAnnually notifyDaysBefore isActive isVariableHoliday holidayRule createdAt',
    { repeatsAnnually: true, notifyDaysBefore: 7, isActive: true, isVariableHoliday: false },
  ],
  [
    cards,
    'id userId personId occasionId title message personalMessage imageUrl sourceImageUrl imagePrompt hasCustomPrompt alternateMessage1 alternateMessage2 alternateImageUrl1 alternateImageUrl2 alternatePrompt1 alternatePrompt2 category style styleSettings cardStylePresetId deliveryMethod deliveryStatus deliveryDate scheduledDate isRecurring createdAt',
    { hasCustomPrompt: false, deliveryStatus: 'draft', isRecurring: false },
  ],
  [cardDeliveryLogs, 'id cardId deliveryMethod deliveryStatus deliveryDetails sentAt', {}],
  [
    promptTemplates,
    'id name type category content description isDefault variables createdAt updatedAt',
    { isDefault: false },
  ],
  [
    promptConfigs,
    'id name category aiModel numAlternatives temperature maxTokens isActive createdAt updatedAt',
    { numAlternatives: 2, temperature: 7, maxTokens: 500, isActive: true },
  ],
  [aiModels, 'id name identifier category description isActive createdAt updatedAt', { isActive: true }],
  [modelParameters, 'id modelId name type description required defaultValue createdAt updatedAt', { required: false }],
];

test.each(specified.map(([table, ...rest]) => [getTableName(table), table, ...rest] as const))(
  'the table %s has the columns and defaults of the specification',
  (_name, table, columns, defaults) => {
    const found = getTableColumns(table as Table);
    expect(Object.keys(found)).toEqual(expect.arrayContaining(columns.split(' ')));
    expect(Object.fromEntries(Object.keys(defaults).map((name) => [name, found[name]?.default]))).toEqual(defaults);
  },
);

test('deleting a row deletes its dependents, but a card outlives its occasion', () => {
  const whenGone = (table: PgTable) =>
    Object.fromEntries(
      getTableConfig(table).foreignKeys.map(({ reference, onDelete }) => [reference().columns[0]?.name, onDelete]),
    );
  expect(whenGone(people)).toMatchObject({ userId: 'cascade' });
  expect(whenGone(importantDates)).toMatchObject({ personId: 'cascade' });
  expect(whenGone(cards)).toMatchObject({ personId: 'cascade', occasionId: 'set null' });
  expect(whenGone(cardDeliveryLogs)).toMatchObject({ cardId: 'cascade' });
  expect(whenGone(modelParameters)).toMatchObject({ modelId: 'cascade' });
});

test('email addresses, user names and model identifiers are unique', () => {
  expect([users.email, users.username, aiModels.identifier].map(({ isUnique }) => isUnique)).toEqual([
    true,
    true,
    true,
  ]);
});
