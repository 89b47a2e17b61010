import type { TextFamily } from '../../../../studio/art/text/fonts.ts';
import type { Option } from '../../../ui/option.tsx';

const ownFamilies: Record<TextFamily, string> = {
  Newsreader: 'A book serif',
  'Hanken Grotesk': 'A clear sans serif',
  'Pinyon Script': 'A round hand',
};

/** Names that styles may carry, and the family of the studio that they are set in. */
const standIns: Record<string, TextFamily> = {
  Georgia: 'Newsreader',
  Arial: 'Hanken Grotesk',
  Helvetica: 'Hanken Grotesk',
};

/** The families the studio sets words in; a name of another list that a style carries stays to be seen. */
export function fontOptions(current: string): Option[] {
  const options = [
    ...Object.entries(standIns).map(([name, family]) => ({ value: name, label: name, hint: `Set in ${family}` })),
    ...Object.entries(ownFamilies).map(([name, words]) => ({ value: name, label: name, hint: words })),
  ];
  return options.some(({ value }) => value === current) ? options : [...options, { value: current, label: current }];
}
