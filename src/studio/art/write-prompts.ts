import type { StyleSettings } from '../../contract/styles.ts';
import { type Messages, t, translated } from '../../contract/translate.ts';
import type { CardCategory } from '../../contract/vocabulary.ts';
import { inSentence } from '../../domain/in-sentence.ts';
import { readPrompt } from './library/read-prompt.ts';
import type { TemplateName } from './templates/index.ts';
import { themes } from './themes.ts';

const promptCount = 3;
const mostLiked = 2;

/** Each subject in words that the studio can draw; the Christmas wreath needs none. */
export const subjectPhrases = {
  'birthday-cake': 'A birthday cake with lit candles',
  balloons: 'A bunch of balloons',
  gifts: 'Wrapped gifts with ribbons',
  'floral-wreath': 'A wreath of flowers',
  'heart-wreath': 'A heart made of flowers',
  bouquet: 'A bouquet of flowers',
  'love-birds': 'Two lovebirds on a twig',
  'corner-sprays': 'Sprays of flowers in each corner',
  'quiet-sprig': 'A single branch with small leaves',
  'winter-cabin': 'A cabin in the snow',
  'christmas-tree': 'A Christmas tree with lights',
  'pumpkin-night': 'Pumpkins under a night sky',
  fireworks: 'Fireworks in the evening',
  'tea-table': 'A teapot and a cup on a small table',
  'letter-post': 'A letter with a flower on it',
  'jar-of-flowers': 'A jar of wildflowers',
  'white-flowers': 'White lilies in a vase',
  bicycle: 'A bicycle with flowers in its basket',
  truck: 'An old truck loaded with flowers',
  toast: 'Two raised glasses',
  'midnight-clock': 'A clock at midnight',
  'laurel-star': 'A star in a wreath of laurel',
  cupcakes: 'Cupcakes on a stand',
  candlelight: 'A candle and its light',
  'spring-hare': 'A hare in the spring grass',
  'egg-nest': 'Eggs in a nest',
  'harvest-basket': 'A harvest basket of apples',
  feather: 'A single feather',
  'boat-on-lake': 'A small boat on still water',
  'quiet-lake': 'A quiet lake',
  'mountain-dawn': 'Mountains in the first light',
  'lone-tree': 'An oak on a hill',
  lighthouse: 'A lighthouse on the coast',
  'balloons-over-hills': 'Hot air balloons over the hills',
  'harvest-field': 'A field of wheat',
  'star-field': 'Flags and stars above a meadow',
} as const satisfies Messages<Partial<Record<TemplateName, string>>>;

/**
 * What a picture for this card could show, the best first, in the reader's language, for the user to edit. `told` is what was
 * written about the recipient and the day: things in it that the studio can draw come first.
 */
export function writePicturePrompts({
  category,
  settings,
  told,
}: {
  category: CardCategory;
  settings: StyleSettings;
  told: string;
}): string[] {
  if (settings.category === 'image') {
    return [t`The photo, painted anew. ${manner(settings)} Faces and places stay recognisable.`];
  }
  const { templates } = themes[category];
  // Hobbies do not belong on a card of sympathy.
  const liked = category === 'sympathy' ? [] : readPrompt(told).things.slice(0, mostLiked);
  const first = liked.length === 0 ? [] : [capitalised(liked.map((thing) => thing.said).join(', '))];
  const subjects = new Set([...first, ...templates.flatMap((name) => phraseOf(name) ?? [])]);
  return [...subjects].slice(0, promptCount).map((subject) => `${subject}. ${manner(settings)}`);
}

const phrases: Partial<Record<TemplateName, string>> = subjectPhrases;
const phraseOf = (name: TemplateName) => phrases[name] && translated(phrases[name]);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function manner(settings: StyleSettings): string {
  const parts = [
    said(settings.artStyle),
    t`${said(settings.colorPalette)} colors`,
    t`${said(settings.visualDetail)} detail`,
    t`${said(settings.sceneSetting)} scene`,
    settings.includeCharacters ? t`with characters` : t`no characters`,
    ...[settings.type, settings.medium, settings.technique, settings.lighting].map((part) => part && said(part.trim())),
  ].filter(Boolean);
  return t`Style: ${parts.join(', ')}.`;
}

const said = (label: string) => inSentence(translated(label));
