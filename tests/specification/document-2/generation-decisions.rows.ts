import { type Row, rule, tie } from '../table/row.ts';

const generation = 'src/server/features/generation';
const generationTest = `${generation}/generation.test.ts`;
const byProvider = `${generation}/generation-by-provider.test.ts`;
const down = `${generation}/provider-down.test.ts`;
const language = 'src/server/prompt-language';
const languageTest = `${language}/prompt-language.test.ts`;
const uploads = 'src/studio/art/photo/decode-upload.ts';
const uploadsTest = 'src/studio/art/photo/decode-upload.test.ts';
const styles = 'src/server/features/styles';
const fresh = [
  `${styles}/styles.test.ts`,
  'a fresh installation gets every style once, with its picture, in their order',
] as const;
const credits = `${generation}/credits.store.ts`;
const note = [
  'src/web/features/cards/create/credit-note.test.ts',
  'nothing is said of credits where none would be used',
] as const;
const answers = `${generation}/begin-generation.ts`;

/** The decisions on credits, generation, engines, prompts, presets and uploads. */
export const generationDecisionRows: Row[] = [
  ...tie(
    'Document 2, D31 Credits',
    [byProvider, 'the provider writes and draws, one credit is used, and the log says so without people'],
    [rule('One credit for a generation in which a provider drew', answers, '? 1 : 0;', '? 0 : 0;')],
  ),
  ...tie(
    'Document 2, D31 Credits',
    [byProvider, 'without credits the studio draws and says so'],
    [rule('At zero the studio makes the card', credits, ', gt(users.cardCreditsRemaining, 0)', '')],
  ),
  ...tie(
    'Document 2, D31 Credits',
    [byProvider, 'of a hundred at once on one credit, one gets it'],
    [rule('Never below zero', credits, 'gt(users.cardCreditsRemaining, 0)', 'gt(users.cardCreditsRemaining, -9)')],
  ),
  ...tie(
    'Document 2, D31 Credits',
    [byProvider, 'a cancelled generation gives its credit back, once'],
    [rule('A failed generation costs nothing', credits, /\+ \$\{credits\}`/g, '+ 0`')],
  ),
  ...tie(
    'Document 2, D31 Credits',
    [byProvider, "an automatic card is the studio's, unless the user lets such cards use credits"],
    [rule('Automatic cards use the studio unless the user turns it on', credits, "= 'true'`", 'is null`')],
  ),
  ...tie('Document 2, D31 Credits', note, [
    rule(
      'The credit note shows only when a provider is configured',
      'src/web/features/cards/create/credit-note.ts',
      '!user?.aiAvailable ||',
      '!user ||',
    ),
  ]),
  ...tie(
    'Document 2, D32 Coming soon',
    ['src/web/features/cards/create/delivery-offer.test.ts', 'what has a provider can be chosen, each for itself'],
    [
      rule(
        'until a provider is configured',
        'src/web/features/cards/create/delivery-offer.ts',
        'physical: user?.printAvailable ?? false',
        'physical: false',
      ),
    ],
  ),
  ...tie(
    'Document 2, D32 Coming soon',
    ['src/server/features/cards/print-card.test.ts', 'the owner gets a PDF with a name, drawn again from its recipe'],
    [
      rule(
        "'Print at home' is a PDF",
        'src/server/features/cards/print-card.route.ts',
        'application/pdf',
        'text/plain',
      ),
    ],
  ),
  ...tie(
    'Document 2, D35 Text overlay',
    [`${generation}/preview-overlay.test.ts`, 'the words come over the photo as on the card, at 512 px'],
    [
      rule(
        "The dialog previews the same renderer's result",
        `${generation}/preview-overlay.route.ts`,
        'scale = 0.5',
        'scale = 0.25',
      ),
    ],
  ),
  ...tie(
    'Document 2, D40 Generation',
    [generationTest, 'asked to answer at once, it gives a job whose progress and result can be read'],
    [rule('With Prefer: respond-async it answers 202 {jobId}', answers, '.status(202)', '.status(200)')],
  ),
  ...tie(
    'Document 2, D40 Generation',
    [generationTest, 'a generation can be cancelled, and then neither again nor finished'],
    [
      rule(
        'DELETE cancels',
        `${generation}/generations.store.ts`,
        "unfinished, { state: 'cancelled'",
        "unfinished, { state: 'failed'",
      ),
    ],
  ),
  ...tie(
    'Document 2, D41 Engines',
    [byProvider, 'an unreachable provider: the card arrives within 35 s and says why'],
    [
      rule(
        'An unreachable provider falls back to the studio, which says so',
        `${generation}/ask-provider.ts`,
        'studio made this one instead',
        'people made this one instead',
      ),
    ],
  ),
  ...tie(
    'Document 2, D41 Engines',
    [down, 'words, with their retries, have 24 of the 35 s, and a picture 120 s'],
    [
      rule('A picture has 120 s', `${generation}/ask-provider.ts`, 'pictureMs: 120_000', 'pictureMs: 150_000'),
      rule('and words fewer than 30 s', `${generation}/ask-provider.ts`, 'wordsMs: 24_000', 'wordsMs: 40_000'),
    ],
  ),
  ...tie(
    'Document 2, D42 Prompt templates',
    [languageTest, '%s is refused in words'],
    [
      rule(
        'Unknown variables are an error in the editor',
        `${language}/parse-template.ts`,
        'if (unknown.length > 0)',
        'if (unknown.length > 99)',
      ),
      rule('Templates run no code', `${language}/prompt-engine.ts`, "'raw']", "'raw', 'for', 'assign']"),
    ],
  ),
  ...tie(
    'Document 2, D42 Prompt templates',
    [languageTest, 'at run time %s is inert'],
    [rule('and empty at run time', `${language}/prompt-engine.ts`, 'strictVariables: false', 'strictVariables: true')],
  ),
  ...tie(
    'Document 2, D42 Prompt templates',
    [`${generation}/hostile-notes.test.ts`, 'notes are fenced as data and cannot close their fence'],
    [
      rule(
        'Notes and personal messages are marked as data',
        `${generation}/data-fence.ts`,
        /text\?\.trim\(\) \? .*(?=\),)/g,
        'text',
      ),
    ],
  ),
  ...tie(
    'Document 2, D42 Prompt templates',
    [
      'src/server/features/admin/admin.test.ts',
      'an image model takes temperature 0, no tokens and one alternative, and fits no messages (D42)',
    ],
    [rule('For image models 0 tokens is valid', 'src/contract/admin.ts', 'whole(0, 4000,', 'whole(1, 4000,')],
  ),
  ...tie('Document 2, D43 Presets', fresh, [
    rule('At least 6 presets per category', `${styles}/preset-seeds.ts`, "category: 'Photo'", "category: 'Text'"),
    rule(
      'The system default is the first',
      `${styles}/seed-presets.ts`,
      'systemDefaultStyle: position === 0',
      'systemDefaultStyle: false',
    ),
    rule('AI Generated, Watercolor, Pastel', `${styles}/preset-seeds.ts`, "'Watercolor Bloom'", "'Watercolor'"),
  ]),
  ...tie(
    'Document 2, D43 Presets',
    [`${styles}/styles.test.ts`, 'a second start draws nothing and keeps what an administrator changed'],
    [rule('Seeding is idempotent', `${styles}/seed-presets.ts`, '!planted.has(seed.seedKey)', 'seed')],
  ),
  ...tie(
    'Document 2, D43 Presets',
    ['src/server/features/prompts/seed-prompts.test.ts', 'a later start overwrites no edit and brings nothing back'],
    [
      rule(
        "It never overwrites an administrator's edits",
        'src/server/features/prompts/seed-prompts.ts',
        // Either would do alone.
        /if \(planted\.has\(seedKey\)\) return;|if \(await claimSeed\(tx, seedKey\)\)/g,
        '',
      ),
    ],
  ),
  ...tie(
    'Document 2, D44 Uploads',
    [uploadsTest, 'a photo is turned upright and its place and camera are forgotten'],
    [
      rule('Uploads are turned upright', uploads, '.autoOrient()', ''),
      rule('and stripped of metadata', uploads, ".toColourspace('srgb')", ".toColourspace('srgb').keepMetadata()"),
    ],
  ),
  ...tie(
    'Document 2, D44 Uploads',
    [uploadsTest, 'a %s becomes a JPEG of its size'],
    [rule('PNG, JPEG, GIF and WebP are stored re-encoded', uploads, '.jpeg({ quality: jpegQuality })', '.png()')],
  ),
  ...tie(
    'Document 2, D44 Uploads',
    [uploadsTest, 'a small file that unpacks to 100 megapixels, before it is unpacked'],
    [rule('A picture has at most 50 megapixels', uploads, 'maxPixels = 50_000_000', 'maxPixels = 500_000_000')],
  ),
  ...tie(
    'Document 2, D44 Uploads',
    [uploadsTest, 'a TIFF and an AVIF, though the decoder could read them'],
    [
      rule(
        'Anything else is refused with what is accepted',
        uploads,
        "if (!format) throw new UnreadablePicture('unsupported');",
        '',
      ),
    ],
  ),
];
