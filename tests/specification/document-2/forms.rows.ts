import { type Row, rule, tie } from '../table/row.ts';

const list = 'src/web/features/cards/list';
const sections = `${list}/card-sections.ts`;
const detail = 'src/web/features/cards/detail';
const create = 'src/web/features/cards/create';
const overlay = 'src/web/features/cards/overlay';
const problems = `${create}/find-problem.ts`;
const requests = `${create}/card-requests.ts`;
const styles = 'src/domain/styles.ts';
const late = [
  `${create}/find-problem.test.ts`,
  'on %s a printed card for 4 December with %j has the problem %s',
] as const;
const ranges = [`${overlay}/overlay-state.test.ts`, 'the controls have the ranges of the specification'] as const;
const range = (says: string, from: string, to: string) => rule(says, `${overlay}/overlay-state.ts`, from, to);

/** Sections 2, 3, 4, 5, 7 and 9: what lists and forms of cards decide by themselves. */
export const formRows: Row[] = [
  ...tie(
    'Document 2, 2 My Cards',
    [`${list}/filter-cards.test.ts`, '%s cards of contact %j'],
    [
      rule(
        'Upcoming cards are scheduled for the future, historical ones for the past',
        `${list}/filter-cards.ts`,
        "day > today ? 'upcoming' : 'historical'",
        "day > today ? 'historical' : 'upcoming'",
      ),
      rule(
        'A contact is a filter too',
        `${list}/filter-cards.ts`,
        '(personId === null || card.personId === personId)',
        'true',
      ),
    ],
  ),
  ...tie(
    'Document 2, 2 My Cards',
    [
      `${list}/card-sections.test.ts`,
      'puts each card into one section: soonest first, undated last, the latest sent first',
    ],
    [
      rule('Drafts wait for review', sections, '(waits ? review :', '(waits ? rest :'),
      rule('Scheduled cards are with the approved ones', sections, " || status === 'scheduled'", ''),
    ],
  ),
  ...tie(
    'Document 2, 2 My Cards',
    [`${list}/card-sections.test.ts`, '%j shows %s'],
    [
      rule(
        'A sent card has its day of delivery',
        sections,
        'if (deliveryDate) return ordinalDay(localDay(deliveryDate, timeZone));',
        '',
      ),
      rule(
        'else its scheduled day',
        sections,
        "scheduledDate ? ordinalDay(scheduledDate) : 'Unknown date'",
        "'Unknown date'",
      ),
    ],
  ),
  ...tie(
    'Document 2, 2 Card detail',
    [`${detail}/back-target.test.ts`, '%j leads back to %j'],
    [
      rule('The way back is from the history', `${detail}/back-target.ts`, '[from, referrer', '[undefined, referrer'),
      rule('else from the referrer', `${detail}/back-target.ts`, 'referrer.slice(origin.length)', 'undefined'),
      rule(
        'else the page of the person',
        `${detail}/back-target.ts`,
        'const fallback = person ?',
        'const fallback = null ?',
      ),
    ],
  ),
  ...tie('Document 2, 3 Text overlay', ranges, [
    range('The font size goes from 2 to 15 by 0.5', 'min: 2, max: 15, step: 0.5', 'min: 2, max: 16, step: 0.5'),
    range('its input from 1 to 20', 'min: 1, max: 20', 'min: 1, max: 21'),
    range('The opacity goes from 0 to 1 by 0.05', 'max: 1, step: 0.05', 'max: 1, step: 0.1'),
    range('The padding goes from 5 to 50 by 5', 'min: 5, max: 50', 'min: 5, max: 60'),
    range('its input from 0 to 100', 'min: 0, max: 100', 'min: 0, max: 90'),
  ]),
  ...tie(
    'Document 2, 3 Style settings',
    ['src/domain/styles.test.ts', 'without more than a name a style is a pastel watercolor of nature'],
    [
      rule('The palette is Pastel', styles, "colorPalette: 'Pastel'", "colorPalette: 'Muted Tones'"),
      rule('The detail is Minimal', styles, "visualDetail: 'Minimal'", "visualDetail: 'Detailed'"),
      rule('There are no characters', styles, 'includeCharacters: false', 'includeCharacters: true'),
      rule('The scene is Nature', styles, "sceneSetting: 'Nature'", "sceneSetting: 'Urban'"),
    ],
  ),
  ...tie(
    'Document 2, 4 States',
    [`${create}/card-requests.test.ts`, '%j uses the photo as %j'],
    [
      rule('AI Enhanced enhances the photo', styles, "if (category === 'image') return 'enhance';", ''),
      rule('Photo is withTitle under an overlay', styles, "overlay ? 'withTitle' :", "overlay ? 'original' :"),
    ],
  ),
  ...tie(
    'Document 2, 4 States',
    [`${create}/card-requests.test.ts`, 'a form with %j draws by the prompt %j, a custom one: %j'],
    [
      rule(
        'AI Generated and AI Enhanced have an image prompt, others none',
        requests,
        "return category === 'AIgen' || category === 'image';",
        'return true;',
      ),
    ],
  ),
  ...tie(
    'Document 2, 7 Calls',
    [`${create}/card-requests.test.ts`, 'an illustrated card is generated from the contact, the date and the words'],
    [rule('The tone of a generation is warm', requests, "tone: 'warm'", "tone: 'friendly'")],
  ),
  ...tie(
    'Document 2, 7 Calls',
    [`${create}/card-requests.test.ts`, 'a photo for %s is uploaded to %s'],
    [rule('and of an upload friendly', requests, "tone: 'friendly'", "tone: 'warm'")],
  ),
  ...tie('Document 2, 5 Validation', late, [
    rule('A printed card within 7 days warns', problems, "{ kind: 'late' }", 'null'),
    rule('unless that was acknowledged', problems, 'isLate && !form.acceptsLateDelivery', 'isLate'),
  ]),
  ...tie(
    'Document 2, 7 Calls',
    ['src/server/features/generation/image-prompts.test.ts', 'answers a list of prompts, the same each time'],
    [
      rule(
        'POST /api/cards/generate-image-prompts',
        'src/contract/generation.ts',
        "'/api/cards/generate-image-prompts'",
        "'/api/cards/not-prompts'",
      ),
    ],
  ),
  ...tie(
    'Document 2, 4 States',
    [
      'src/server/features/cards/regenerate-image.test.ts',
      'PATCH with a prompt and useSourceImage draws by it, from the photo where there is one',
    ],
    [
      rule(
        'A changed prompt draws a new picture, from the source image if there is one',
        'src/server/features/cards/regenerate-image.ts',
        'const kept = asked.useSourceImage === false ? null : card.sourceImageUrl;',
        'const kept = null;',
      ),
    ],
  ),
];
