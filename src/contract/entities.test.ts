import { expect, test } from 'vitest';
import { defaultCardStyle, preferences, userView } from './accounts.ts';
import { cardListItem, cardView } from './cards.ts';
import { holidayRule, importantDateView } from './dates.ts';
import { personView } from './people.ts';
import { cardStylePreset, presetParameters, styleSettings, textOverlay } from './styles.ts';
import {
  artStyles,
  colorPalettes,
  deliveryMethods,
  digitalDeliveryTypes,
  imageUsages,
  pictureSizes,
  presetCategories,
  sceneSettings,
  styleCategories,
  themes,
  visualDetails,
} from './vocabulary.ts';

/** Sections 3 of both documents. */
test.each([
  [
    'userView',
    userView,
    'id email name username avatarUrl isAdmin subscriptionPlan cardCreditsRemaining preferences defaultCardStyleId defaultCardStylePreset defaultStyleImage defaultCardStyle',
  ],
  [
    'personView',
    personView,
    'id name nickname relationship email phone address notes imageUrl styleOverrideId styleOverrideImage',
  ],
  [
    'importantDateView',
    importantDateView,
    'id personId occasionType date repeatsAnnually notifyDaysBefore isActive isVariableHoliday holidayRule personName',
  ],
  ['holidayRule', holidayRule, 'type month weekday occurrence offset_days description'],
  ['cardListItem', cardListItem, 'id title message category imageUrl scheduledDate createdAt deliveryStatus personId'],
  [
    'cardView',
    cardView,
    'id userId personId occasionId title message personalMessage imageUrl sourceImageUrl imagePrompt useCustomPrompt alternateMessage1 alternateMessage2 alternateImageUrl1 alternateImageUrl2 alternatePrompt1 alternatePrompt2 category style styleSettings cardStylePresetId deliveryMethod digitalDeliveryType deliveryStatus deliveryDate scheduledDate isRecurring recipientEmail recipientPhone recipientAddress createdAt',
  ],
  [
    'styleSettings',
    styleSettings,
    'artStyle colorPalette visualDetail includeCharacters sceneSetting category type medium technique lighting',
  ],
  ['cardStylePreset', cardStylePreset, 'id name category imagePath parameters systemDefaultStyle'],
  ['presetParameters', presetParameters, 'artStyle colorPalette includeCharacters medium'],
  [
    'textOverlay',
    textOverlay,
    'preset position fontSizePercent fontFamily fontWeight textColor backgroundColor backgroundOpacity textShadow maxLines textPadding horizontalAlign wordWrap',
  ],
  ['preferences', preferences, 'emailNotifications eventReminders marketingUpdates theme useAnimations'],
  ['defaultCardStyle', defaultCardStyle, 'type artStyle colorPalette visualDetail includeCharacters sceneSetting'],
] as const)('%s has the fields of the specification', (_name, view, fields) => {
  expect(Object.keys(view.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test.each([
  ['colorPalettes', colorPalettes, 'Pastel, Bold & Bright, Black & White, Muted Tones'],
  ['sceneSettings', sceneSettings, 'Nature, Cozy, Fantasy, Urban'],
  ['visualDetails', visualDetails, 'Minimal, Detailed'],
  ['presetCategories', presetCategories, 'Text, AI Enhanced, AI Generated, Photo'],
  ['styleCategories', styleCategories, 'text, image, AIgen, photo'],
  ['deliveryMethods', deliveryMethods, 'digital, physical'],
  ['digitalDeliveryTypes', digitalDeliveryTypes, 'email, text'],
  ['imageUsages', imageUsages, 'original, withTitle, enhance'],
  ['pictureSizes', pictureSizes, '1024x1024, 1024x1792, 1792x1024'],
  ['themes', themes, 'system, light, dark'],
] as const)('%s match the specification', (_name, values, specified) => {
  expect(values.join(', ')).toBe(specified);
});

test('the art styles begin with the specified ones, in order', () => {
  const specified =
    'Watercolor, Oil Painting, Photo-Realistic, Abstract, Minimal & Modern, Cute & Whimsical, Vintage/Retro, Pop Art';
  expect(artStyles.slice(0, 8).join(', ')).toBe(specified);
});

test('the default style settings are a plain pastel watercolor of nature', () => {
  const style = {
    artStyle: 'Watercolor',
    colorPalette: 'Pastel',
    visualDetail: 'Minimal',
    includeCharacters: false,
    sceneSetting: 'Nature',
  };
  expect(styleSettings.parse({ category: 'AIgen' })).toMatchObject(style);
  expect(defaultCardStyle.parse({})).toEqual({ type: 'ai', ...style });
});
