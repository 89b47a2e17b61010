import type { PostalPart } from '../contract/paper.ts';

/**
 * The parts that a country's post wants in capitals, by ISO 3166 code: `upper` of Google's address data (2024-09), without
 * names, which stay as people write them. A country that is not here wants none.
 */
const capitals: [parts: readonly PostalPart[], countries: string][] = [
  [['city', 'state'], 'AU BR CC CX ES HM IQ IT MY NF NG NI PA PF US UY UZ VE'],
  [['street', 'city', 'state', 'postalCode'], 'CA'],
  [['street', 'city', 'state'], 'AS FM KI MH MP PW UM VI SO TV'],
  [['street', 'city'], 'BJ BO KM MR QA RO RU RW BL GF GP MF MQ NC PM RE WF YT GU HU PR'],
  [['city', 'postalCode'], 'EC FK GB GG GS IM IO JE MT MU PN SH TC'],
  [['city'], 'FR'],
  [['city', 'state', 'postalCode'], 'MX SV'],
  [['street', 'state'], 'SR'],
  [['state'], 'CN HK JP SC TH'],
  [['state', 'postalCode'], 'AR'],
  [['postalCode'], 'KR'],
];

/** `require` of the same data; without Spain, Italy and Korea for the state, whose posts deliver without it. */
const needed: Partial<Record<PostalPart, string>> = {
  state: 'AS AU BR CA CN FM IN MH MP MX PF PW TW US VI',
  postalCode:
    'AS AU BR CA CN ES FM IN IT KR MH MP MX PF PW TW US VI AT AX BE BL CH CZ DE DK EE FI FK FR GB GF GG GL GP GR GS GU HU IM IO JE LI LT LU LV MF MQ MY NC NL NO NZ PL PM PN PR PT RE RO SE SH SJ SK TC TR UA WF YT ZA JP SG SM',
};

/** Their code carries letters in mail from abroad, and none at home: CH-8001 in Zürich. */
const prefixFromAbroad = 'CH FI HR LI SE SI';

const has = (countries: string, country: string): boolean => countries.split(' ').includes(country);

/** The parts that a country's own mail has in capitals. */
export function partsInCapitals(country: string): readonly PostalPart[] {
  return capitals.find(([, countries]) => has(countries, country))?.[0] ?? [];
}

/** Whether a letter to this country needs the part besides street and town. */
export function needsPart(country: string, part: 'state' | 'postalCode'): boolean {
  return has(needed[part] ?? '', country);
}

/** Whether the letters before a country's postal code are only for mail from abroad. */
export function hasPrefixOnlyAbroad(country: string): boolean {
  return has(prefixFromAbroad, country);
}
