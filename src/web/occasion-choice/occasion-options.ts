import { type NamedHoliday, namedHolidays, type OccasionType, occasionTypes } from '../../contract/occasions.ts';
import { t } from '../../contract/translate.ts';
import { familyOccasions, occasionLabel } from '../../domain/occasions.ts';
import type { Option } from '../ui/option.tsx';

/** The feasts by whose they are; the other occasions are personal ones, and holidays. */
const feastGroups: [string, OccasionType[]][] = [
  [t`Family days`, ['womens-day', 'childrens-day', 'teachers-day', 'grandparents-day']],
  [t`Christian feasts`, ['orthodox-easter', 'orthodox-christmas', 'epiphany', 'st-nicholas', 'sinterklaas']],
  [t`Jewish feasts`, ['hanukkah', 'passover', 'rosh-hashanah', 'yom-kippur', 'purim']],
  [t`Muslim feasts`, ['eid-al-fitr', 'eid-al-adha', 'ramadan']],
  [t`Hindu, Sikh and Buddhist feasts`, ['diwali', 'holi', 'raksha-bandhan', 'vaisakhi', 'gurpurab', 'vesak']],
  [t`Asian and Persian feasts`, ['lunar-new-year', 'mid-autumn', 'chuseok', 'seollal', 'tet', 'nowruz']],
];

/** Other names by which people look for one. */
const otherNames: Partial<Record<OccasionType, string[]>> = {
  'mothers-day': ['Mothering Sunday'],
  hanukkah: ['Chanukah'],
  passover: ['Pesach', 'Seder'],
  'rosh-hashanah': ['Jewish New Year'],
  'eid-al-fitr': ['Eid', 'Bayram'],
  'eid-al-adha': ['Eid', 'Bakrid', 'Bayram'],
  diwali: ['Deepavali'],
  gurpurab: ['Guru Nanak'],
  vesak: ['Buddha Purnima'],
  'lunar-new-year': ['Chinese New Year', 'Spring Festival'],
  seollal: ['Korean New Year'],
  tet: ['Tet', 'Vietnamese New Year'],
  nowruz: ['Norouz', 'Persian New Year'],
  epiphany: ['Three Kings', 'Reyes', 'Befana'],
  sinterklaas: ['Saint Nicholas'],
};

/** Named holidays that some countries keep on another day (075). */
export const holidaysByCountry: readonly string[] = [
  ...familyOccasions,
  'valentines-day',
  'thanksgiving',
  'labor-day',
  'easter',
  'good-friday',
  'palm-sunday',
  'christmas',
  'orthodox-christmas',
  'sinterklaas',
  'mid-autumn',
] satisfies NamedHoliday[];

/** All occasions in groups, the specified ones first and in their order. */
export const occasionOptions: Option<OccasionType>[] = grouped();

function grouped(): Option<OccasionType>[] {
  const groupOf = new Map(feastGroups.flatMap(([group, feasts]) => feasts.map((feast) => [feast, group] as const)));
  const isHoliday = (slug: OccasionType) => (namedHolidays as readonly string[]).includes(slug);
  const groups = [t`Personal`, t`Holidays`, ...feastGroups.map(([group]) => group)];
  const options = occasionTypes.map((slug) => ({
    value: slug,
    label: occasionLabel(slug),
    group: groupOf.get(slug) ?? (isHoliday(slug) ? t`Holidays` : t`Personal`),
    ...(otherNames[slug] && { keywords: otherNames[slug] }),
  }));
  return options.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}
