import { Temporal } from 'temporal-polyfill';
import type { StyleSettings } from '../../../contract/styles.ts';
import { isOccasionType } from '../../../domain/occasions.ts';
import { plainName, plainNickname, plainNicknames } from '../../../domain/plain-name.ts';
import { isRelationship } from '../../../domain/relationship.ts';
import { findTopic } from '../../../studio/words/read-topics.ts';
import { toneFor } from '../../../studio/words/solemn.ts';
import type { CardBrief } from './card-brief.ts';
import { type DataFence, plainLine } from './data-fence.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The values of template variables (specification 2, section 3); unknown ones are null. */
export function promptValues(brief: CardBrief, fence: DataFence): Record<string, string | number | null> {
  const { recipient, settings, occasion } = brief;
  return {
    recipientName: recipient.name === 'you' ? null : fence.around(plainLine(plainName(recipient.name))),
    nickname: fence.around(plainLine((recipient.areSeveral ? plainNicknames : plainNickname)(recipient.nickname))),
    relationship: relationshipInWords(recipient.relationship, fence),
    traits: fence.around(recipient.notes),
    personalMessage: fence.around(brief.personalMessage),
    occasionType: occasionInWords(occasion, fence),
    occasionDate: occasion?.day ? dayInWords(occasion.day) : null,
    occasionCategory: brief.category,
    category: brief.category,
    tone: toneFor(brief.tone, brief.category, occasion?.type),
    deliveryType: brief.deliveryType ?? 'digital',
    style: settings.artStyle,
    cardStyle: settings.artStyle,
    styleDescription: describeStyle(settings),
    occasion: occasionInWords(occasion, fence) ?? brief.category,
  };
}

/** Rules that templates cannot omit. */
export function standingRules(brief: CardBrief, fence: DataFence): string {
  const personal = brief.personalMessage
    ? "\nThe sender's own words are printed on the card beside yours, as they were typed. Do not say again what they say."
    : '';
  return [
    `${fence.rule}${personal}`,
    ...knownInWords(brief, fence),
    ...(brief.length === 'short' ? ['Write two sentences at most.'] : []),
    ...(brief.length === 'long' ? ['Write four or five sentences.'] : []),
    `Write in ${languageNames.of(brief.language)}.`,
  ].join('\n');
}

const adult = 18;

/** Known facts about the recipient besides the template's values; the user's own words are data like a note. */
function knownInWords(
  { recipient: { about = {}, age = null, areSeveral, partner }, language, signedByHand }: CardBrief,
  fence: DataFence,
): string[] {
  const { addressedAs, register, callsMe, signAs, topics = [], ownTopics = [], pets = [], neverMention = [] } = about;
  const loved = topics.flatMap((id) => findTopic(id)?.in.en.name ?? []);
  const list = (items: readonly string[]) => fence.around(items.join('; '));
  return [
    ...(areSeveral ? ['The card is for several people who live together: address all of them, in the plural.'] : []),
    ...(partner
      ? [`The anniversary is theirs together with: ${fence.around(plainLine(partner.nickname ?? partner.name))}`]
      : []),
    ...(addressedAs ? [`The recipient is addressed in the ${addressedAs} form.`] : []),
    ...(register ? [`Speak to the recipient in the ${register} form of ${languageNames.of(language)}.`] : []),
    ...(age !== null && age < adult ? [`The recipient is ${age} years old: write for that age.`] : []),
    ...(loved.length > 0 ? [`The recipient loves: ${loved.join('; ')}.`] : []),
    ...(ownTopics.length > 0 ? [`The recipient also loves: ${list(ownTopics)}`] : []),
    ...(pets.length > 0 ? [`Their pets: ${list(pets.map(({ name, kind }) => `${name} (${kind})`))}`] : []),
    ...(callsMe ? [`The recipient calls the sender: ${fence.around(callsMe)}`] : []),
    ...(signAs || signedByHand
      ? ["Write no closing and no signature: the sender's own stands beneath your words."]
      : []),
    ...(neverMention.length > 0 ? [`Never mention any of these, in any form: ${list(neverMention)}`] : []),
  ];
}

/** Values from our lists use our words; the user's own relationship or occasion is data like a note. */
function relationshipInWords(relationship: string, fence: DataFence): string | null {
  return isRelationship(relationship) ? relationship : fence.around(plainLine(relationship.toLowerCase(), 60));
}

function occasionInWords(occasion: CardBrief['occasion'], fence: DataFence): string | null {
  if (!occasion) return null;
  const words = plainLine(occasion.type, 60);
  const type = isOccasionType(occasion.type) ? words : fence.around(words);
  if (occasion.years === null || !type) return type;
  return occasion.type === 'birthday' ? `${type}, turning ${occasion.years}` : `${type}, ${occasion.years} years`;
}

/** 'December 4': a year would only tempt a model to calculate. */
function dayInWords(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'long', day: 'numeric' });
}

function describeStyle(settings: StyleSettings): string {
  const { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting } = settings;
  const { type, medium, technique, lighting } = settings;
  return [
    artStyle,
    `${colorPalette} colours`,
    visualDetail === 'Minimal' ? 'few details' : 'rich in detail',
    includeCharacters ? 'with characters' : 'without people',
    `${sceneSetting} setting`,
    ...[type, medium, technique, lighting].flatMap((word) => plainLine(word, 60) ?? []),
  ].join(', ');
}
