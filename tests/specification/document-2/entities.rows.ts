import { type Row, rule, tie } from '../table/row.ts';

const entities = 'src/contract/entities.test.ts';
const fields = [entities, '%s has the fields of the specification'] as const;
const lists = [entities, '%s are those of the specification'] as const;
const plain = [entities, 'a style of which nothing is said is a plain pastel watercolor of nature'] as const;
const words = 'src/contract/vocabulary.ts';
const styles = 'src/contract/styles.ts';
const accounts = 'src/contract/accounts.ts';
const cards = 'src/contract/cards.ts';
const tables = 'src/server/db/tables';
const columns = [`${tables}/tables.test.ts`, 'the table %s has the columns and defaults of the specification'] as const;
const goes = [
  `${tables}/tables.test.ts`,
  'rows go with what they belong to, and a card outlives its occasion',
] as const;
const unique = [`${tables}/tables.test.ts`, 'addresses, user names and identifiers of models are unique'] as const;

/** Takes the field out of what follows the name in its declaration. */
const fieldOf = (view: string, field: string) => new RegExp(`(?<=\\b${view} = [^;]*?)\\b${field}(?=:|,)`, 'g');

/** Sections 3 of both documents, and the tables of document 2. Each sentence's test compares all of it; one part is taken out. */
export const entityRows: Row[] = [
  ...tie('3 Entities', fields, [
    rule(
      'User: id, email, name, username, avatarUrl, isAdmin, subscriptionPlan, cardCreditsRemaining, preferences, defaultCardStyleId, defaultCardStylePreset, defaultStyleImage',
      accounts,
      fieldOf('userView', 'avatarUrl'),
      'portraitUrl',
    ),
    rule(
      'Person: id, name, nickname, relationship, email, phone, address, notes, imageUrl, styleOverrideId, styleOverrideImage',
      'src/contract/people.ts',
      fieldOf('personView', 'nickname'),
      'calledName',
    ),
    rule(
      'Important date: id, personId, occasionType, date, repeatsAnnually, notifyDaysBefore, isActive, isVariableHoliday, holidayRule; list items carry personName',
      'src/contract/dates.ts',
      fieldOf('importantDateView', 'personName'),
      'whose',
    ),
    rule(
      'Holiday rule: type, month, weekday, occurrence, offset_days, description',
      'src/contract/dates.ts',
      fieldOf('holidayRule', 'offset_days'),
      'offsetDays',
    ),
    rule(
      'Card fields read on dashboard: id, title, message, category, imageUrl, scheduledDate, createdAt, deliveryStatus, personId',
      cards,
      fieldOf('cardListItem', 'personId'),
      'contactId',
    ),
  ]),
  ...tie('Document 2, 3 Entities', fields, [
    rule(
      'Card: id, userId, personId, occasionId, title, message, personalMessage, imageUrl, sourceImageUrl, imagePrompt, useCustomPrompt, alternateMessage1/2, alternateImageUrl1/2, alternatePrompt1/2, category, style, styleSettings, cardStylePresetId, deliveryMethod, digitalDeliveryType, deliveryStatus, deliveryDate, scheduledDate, isRecurring, recipientEmail, recipientPhone, recipientAddress, createdAt',
      cards,
      fieldOf('cardView', 'userId'),
      'ownerId',
    ),
    rule(
      'Card style preset: id, name, category, imagePath, parameters, systemDefaultStyle',
      styles,
      fieldOf('cardStylePreset', 'systemDefaultStyle'),
      'isDefault',
    ),
    rule(
      'its parameters: artStyle, colorPalette, includeCharacters, medium',
      styles,
      fieldOf('presetParameters', 'medium'),
      'means',
    ),
  ]),
  ...tie('Document 2, 3 Entities', lists, [
    rule('Preset categories: Text, AI Enhanced, AI Generated, Photo', words, "'AI Generated', 'Photo']", "'Photo']"),
    rule('Category keys in the picker: text, image, AIgen, photo', words, "'AIgen', 'photo']", "'photo']"),
    rule('Delivery method: digital or physical', words, "['digital', 'physical']", "['digital']"),
    rule('Digital delivery: email or text', words, "['email', 'text']", "['email']"),
    rule('Image usage: original, withTitle, enhance', words, "'withTitle', 'enhance']", "'enhance']"),
    rule('Image sizes: 1024x1024, 1024x1792, 1792x1024', words, "'1024x1792', '1792x1024'", "'1024x1792'"),
  ]),
  ...tie('Document 2, 3 Style settings', fields, [
    rule(
      'Style settings: artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting, category; AI Generated adds type, medium, technique, lighting',
      styles,
      fieldOf('styleSettings', 'lighting'),
      'light',
    ),
  ]),
  ...tie('Document 2, 3 Style settings', lists, [
    rule(
      'Art styles: Watercolor, Oil Painting, Photo-Realistic, Abstract, Minimal & Modern, Cute & Whimsical, Vintage/Retro, Pop Art',
      words,
      "'Vintage/Retro',",
      '',
    ),
    rule('Palettes: Pastel, Bold & Bright, Black & White, Muted Tones', words, "'Bold & Bright', ", ''),
    rule('Scenes: Nature, Cozy, Fantasy, Urban', words, "'Cozy', ", ''),
    rule('visualDetail: Minimal or Detailed', words, "['Minimal', 'Detailed']", "['Minimal']"),
  ]),
  ...tie('Document 2, 3 Text overlay', fields, [
    rule(
      'Text overlay: preset, position, fontSizePercent, fontFamily, fontWeight, textColor, backgroundColor, backgroundOpacity, textShadow, maxLines, textPadding, horizontalAlign, wordWrap',
      styles,
      fieldOf('textOverlay', 'wordWrap'),
      'wraps',
    ),
  ]),
  ...tie('Document 2, 3 Preferences', fields, [
    rule(
      'Preferences: emailNotifications, eventReminders, marketingUpdates, theme, useAnimations',
      accounts,
      fieldOf('preferences', 'useAnimations'),
      'moves',
    ),
    rule(
      'Default card style: type, artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting',
      accounts,
      fieldOf('defaultCardStyle', 'sceneSetting'),
      'scene',
    ),
  ]),
  ...tie('Document 2, 3 Preferences', lists, [
    rule('theme: system, light, dark', words, "['system', 'light', 'dark']", "['light', 'dark']"),
  ]),
  ...tie('Document 2, 3 Preferences', plain, [
    rule('type is ai by default', accounts, "default('ai')", "default('text')"),
    rule('artStyle Watercolor', accounts, "default('Watercolor')", "default('Pop Art')"),
    rule('colorPalette Pastel', accounts, "default('Pastel')", "default('Muted Tones')"),
    rule('visualDetail Minimal', accounts, "default('Minimal')", "default('Detailed')"),
    rule(
      'includeCharacters false',
      accounts,
      'includeCharacters: z.boolean().default(false)',
      'includeCharacters: z.boolean().default(true)',
    ),
    rule('sceneSetting Nature', accounts, "default('Nature')", "default('Urban')"),
  ]),
  ...tie('Document 2, Tables', columns, [
    rule(
      'card_styles has its columns; no system default and no image required by default',
      `${tables}/card-styles.ts`,
      'requiresImage: boolean().notNull().default(false)',
      'requiresImage: boolean().notNull().default(true)',
    ),
    rule(
      'users: isAdmin false',
      `${tables}/users.ts`,
      'isAdmin: boolean().notNull().default(false)',
      'isAdmin: boolean().notNull().default(true)',
    ),
    rule("subscriptionPlan 'free'", `${tables}/users.ts`, "default('free')", "default('pro')"),
    rule('cardCreditsRemaining 5', `${tables}/users.ts`, 'default(5)', 'default(6)'),
    rule('people has its columns', `${tables}/people.ts`, 'styleOverrideImage: text()', 'overrideImage: text()'),
    rule(
      'important_dates: repeatsAnnually true',
      `${tables}/important-dates.ts`,
      'repeatsAnnually: boolean().notNull().default(true)',
      'repeatsAnnually: boolean().notNull().default(false)',
    ),
    rule('notifyDaysBefore 7', `${tables}/important-dates.ts`, 'default(7)', 'default(8)'),
    rule(
      'isActive true',
      `${tables}/important-dates.ts`,
      'isActive: boolean().notNull().default(true)',
      'isActive: boolean().notNull().default(false)',
    ),
    rule(
      'isVariableHoliday false',
      `${tables}/important-dates.ts`,
      'isVariableHoliday: boolean().notNull().default(false)',
      'isVariableHoliday: boolean().notNull().default(true)',
    ),
    rule("cards: deliveryStatus 'draft'", `${tables}/cards.ts`, "default('draft')", "default('sent')"),
    rule(
      'hasCustomPrompt false',
      `${tables}/cards.ts`,
      'hasCustomPrompt: boolean().notNull().default(false)',
      'hasCustomPrompt: boolean().notNull().default(true)',
    ),
    rule(
      'isRecurring false',
      `${tables}/cards.ts`,
      'isRecurring: boolean().notNull().default(false)',
      'isRecurring: boolean().notNull().default(true)',
    ),
    rule('card_delivery_logs has its columns', `${tables}/cards.ts`, 'deliveryDetails: text()', 'details: text()'),
  ]),
  ...tie('Document 2, Tables', goes, [
    rule(
      'A contact goes with its user, a date and a card with their contact',
      `${tables}/important-dates.ts`,
      /references\(\(\) => people\.id, \{ onDelete: 'cascade' \}\)/g,
      'references(() => people.id)',
    ),
    rule('A card stays when its occasion goes', `${tables}/cards.ts`, "onDelete: 'set null'", "onDelete: 'cascade'"),
  ]),
  ...tie('Document 2, Tables', unique, [
    rule(
      'The e-mail of a user is unique',
      `${tables}/users.ts`,
      'email: text().notNull().unique()',
      'email: text().notNull()',
    ),
    rule(
      'and the user name',
      `${tables}/users.ts`,
      'username: text().notNull().unique()',
      'username: text().notNull()',
    ),
  ]),
];
