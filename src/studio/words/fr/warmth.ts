import type { Group } from '../relationship-group.ts';

const family: readonly Group[] = ['parent', 'child', 'partner', 'sibling', 'grandparent', 'grandchild', 'family'];
const closest: readonly Group[] = family.filter((group) => group !== 'family');

/** Words of friendship and regard, and what one's own family says in their place. */
const ofFamily: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})amitiés(?!\p{L})/gu, 'tendres pensées'],
  [/(?<!\p{L})amitié(?!\p{L})/gu, 'affection'],
  [/(?<!\p{L})(?:amical|cordial)ement(?!\p{L})/gu, 'affectueusement'],
  [/(?<!\p{L})(?:amical|cordial)(es?)(?!\p{L})/gu, 'affectueus$1'],
  [/(?<!\p{L})(?:amical|cordial|amicaux|cordiaux)(?!\p{L})/gu, 'affectueux'],
  [/(?<!\p{L})considération(?!\p{L})/gu, 'gratitude'],
];
const ofTheClosest: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:qu’on |[jt]’|vous )aime) bien(?!\p{L})/gu, ''],
  [/(?<!\p{L})que (?:l’on |j’)estime(?!\p{L})/gu, 'que j’aime'],
  [/(?<!\p{L})mon estime(?!\p{L})/gu, 'ma tendresse'],
];

/** "Avec mon amitié" is for friends and acquaintances: to a mother or a wife it is "avec mon affection". */
export function asWarmAs(group: Group, text: string): string {
  const changes = [...(family.includes(group) ? ofFamily : []), ...(closest.includes(group) ? ofTheClosest : [])];
  return changes.reduce((said, [cool, warm]) => said.replace(cool, warm), text);
}
