import type { StyleSettings } from '../../../contract/styles.ts';
import { relationshipLabel } from '../../../domain/relationship.ts';
import type { CardBrief } from './card-brief.ts';
import { type DataFence, plainLine } from './data-fence.ts';

const languageNames = { en: 'English', es: 'Spanish', fr: 'French', de: 'German' } as const;

/** What the templates are filled with: specification 2, section 3. What is not known is null. */
export function promptValues(brief: CardBrief, fence: DataFence): Record<string, string | number | null> {
  const { recipient, settings, occasion } = brief;
  return {
    recipientName: recipient.name === 'you' ? null : plainLine(recipient.name),
    nickname: plainLine(recipient.nickname),
    relationship: plainLine(relationshipLabel(recipient.relationship).toLowerCase()),
    traits: fence.around(recipient.notes),
    personalMessage: fence.around(brief.personalMessage),
    occasionType: occasionInWords(occasion),
    occasionDate: dayInWords(brief.occasionDate),
    occasionCategory: brief.category,
    category: brief.category,
    tone: brief.tone,
    deliveryType: 'digital',
    style: settings.artStyle,
    cardStyle: settings.artStyle,
    styleDescription: describeStyle(settings),
    occasion: occasionInWords(occasion) ?? brief.category,
  };
}

/** What no template can leave out. */
export function standingRules(brief: CardBrief, fence: DataFence): string {
  return `${fence.rule}\nWrite in ${languageNames[brief.language]}.`;
}

/** 'December 4': the year is the card's and no fact about the person. */
function dayInWords(date: string | null | undefined): string | null {
  if (!date) return null;
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function occasionInWords(occasion: CardBrief['occasion']): string | null {
  if (!occasion) return null;
  const type = plainLine(occasion.type, 60);
  if (occasion.years === null || !type) return type;
  return occasion.type === 'birthday' ? `${type}, turning ${occasion.years}` : `${type}, ${occasion.years} years`;
}

function describeStyle(settings: StyleSettings): string {
  const { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting, medium, technique, lighting } =
    settings;
  return [
    artStyle,
    `${colorPalette} colours`,
    visualDetail === 'Minimal' ? 'few details' : 'rich in detail',
    includeCharacters ? 'with characters' : 'without people',
    `${sceneSetting} setting`,
    ...[medium, technique, lighting].flatMap((word) => plainLine(word, 60) ?? []),
  ].join(', ');
}
