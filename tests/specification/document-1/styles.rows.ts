import { builtPage, type Row, rule, tie } from '../table/row.ts';

const styles = 'tests/e2e/document-1/styles.journeys.ts';
const pick = [styles, 'a card style is chosen in one of four categories, with its photo, and taken back'] as const;
const change = [styles, 'a changed card style is confirmed, and what fails of it is said'] as const;
const failing = [styles, 'a new contact is kept when the photo of their style fails'] as const;
const picker = 'src/web/style-choice/picked-style.ts';
const pickerTest = 'src/web/style-choice/picked-style.test.ts';
const precedence = 'src/web/style-choice/choose-style.ts';
const chooses = ['src/web/style-choice/choose-style.test.ts', 'chooses %s'] as const;
const override = 'src/server/features/contacts/style-override.test.ts';

/** Section 2, the card style picker of the contact form, and what sections 4, 5, 8 and 9 say of it. */
export const styleRows: Row[] = [
  ...tie('2 Card style picker', pick, [
    'Change Card Style?',
    'Choose a Style',
    'Text',
    'AI Enhanced',
    'AI Generated',
    'Photo',
    'No style presets available for this category.',
    'Reset to Default',
    '* Image upload is required for this style category',
    rule(
      'The upload box shows for the categories image and photo',
      builtPage,
      /return (\w+)===`image`\|\|\1===`photo`/g,
      'return $1===`image`',
      'src/domain/styles.ts',
    ),
  ]),
  ...tie(
    '2 Card style picker',
    [pickerTest, 'begins with AI Enhanced, and with the own style of a contact who has one'],
    [
      rule(
        'The default category is image',
        picker,
        "defaultCategory: StyleCategory = 'image'",
        "defaultCategory = 'text'",
      ),
    ],
  ),
  ...tie(
    '2 Card style picker',
    [pickerTest, 'a style of words that asks for a photo takes one too'],
    [rule('or when the preset requires one', picker, ' || preset?.requiresImage === true', '')],
  ),
  ...tie(
    '4 States',
    [pickerTest, 'another category clears the preset, the same one does not'],
    [
      rule(
        'Choosing a category clears the preset',
        picker,
        'category: event.category,\n        presetId: null',
        'category: event.category,\n        presetId: style.presetId',
      ),
    ],
  ),
  ...tie(
    '4 States',
    [pickerTest, 'moving to %s discards the photo'],
    [
      rule(
        'Moving to a category without photos discards the chosen one',
        picker,
        'needsPhoto(event.category) ? style.photo : null',
        'style.photo',
      ),
    ],
  ),
  ...tie(
    '4 States',
    [pickerTest, 'reset leaves neither preset nor photo'],
    [rule('Reset clears the preset', picker, '...style, presetId: null, photo: null', '...style, photo: null')],
  ),
  ...tie('4 States', chooses, [
    rule("Then the user's default style holds", precedence, 'id === user?.defaultCardStyleId),', 'id === null),'),
    rule('else the system default', precedence, '({ systemDefaultStyle }) => systemDefaultStyle', '() => false'),
    rule('else Text: Modern', precedence, "'Text: Modern'", "'Text: Plain'"),
  ]),
  ...tie('4 States', pick, [
    rule(
      'Without a preset styleOverrideId is null',
      builtPage,
      /styleOverrideId:(\w+)\.presetId\}/g,
      'styleOverrideId:$1.presetId??void 0}',
      'src/web/features/contacts/contact-form.tsx',
    ),
  ]),
  ...tie('5 Validation', pick, [
    'Photo Required',
    'Please upload a photo for the selected style category.',
    rule('Accepted are PNG, JPG, JPEG', builtPage, 'accept:`image/png,image/jpeg`', 'accept:`image/*`'),
    rule('up to 5 MB', builtPage, '(max 5MB)`,megabytes:5', '(max 5MB)`,megabytes:6'),
  ]),
  ...tie(
    '5 Validation',
    [override, 'without a photo such a style is refused and nothing changes'],
    [
      rule(
        'For Photo or AI Enhanced a photo is required',
        'src/server/features/contacts/override-style.route.ts',
        'if (wantsPhoto && !hasPhoto && !known.styleOverrideImage) {',
        'if (preset === null) {',
      ),
    ],
  ),
  ...tie(
    '5 Validation',
    [override, 'a style that needs a photo takes one, and keeps it for the next such style'],
    [
      rule(
        'unless the contact already has one',
        'src/server/features/contacts/override-style.route.ts',
        '&& !known.styleOverrideImage',
        '',
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    [override, 'a file that is no picture, and one over 5 MB, are refused'],
    [
      rule(
        'A style image has at most 5 MB',
        'src/server/features/contacts/override-style.route.ts',
        'fileLimitBytes: 5 *',
        'fileLimitBytes: 6 *',
      ),
    ],
  ),
  ...tie('9 Constants', pick, [
    rule('3 skeletons', builtPage, '[`a`,`b`,`c`].map(', '[`a`,`b`].map(', 'src/web/style-choice/preset-grid.tsx'),
  ]),
  ...tie('8 Errors', pick, ['Style preferences will be saved', 'Style preferences reset']),
  ...tie('8 Errors', change, ['Failed to update style preference', 'Style Updated', 'Style image upload failed']),
  ...tie('8 Errors', failing, [
    'Style photo upload failed',
    rule('A toast may have an action', builtPage, /(\w+)\.actionProps&&/g, '!1&&'),
  ]),
];
