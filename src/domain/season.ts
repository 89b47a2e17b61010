import type { CardCategory } from '../contract/vocabulary.ts';
import { countryOf } from './read-country.ts';

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** Time zones south of the tropics, or of one country with such a place: where December is in summer. */
const southern = new RegExp(
  [
    '^(?:Australia|Brazil|Chile|NZ|Antarctica)',
    '^Africa/(?:Gaborone|Harare|Johannesburg|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Windhoek)$',
    '^America/(?:Argentina/|Buenos_Aires|Catamarca|Cordoba|Jujuy|Mendoza|Rosario|Montevideo|Asuncion|Santiago|Punta_Arenas)',
    '^America/(?:Coyhaique|La_Paz|Lima|Araguaina|Bahia$|Belem|Campo_Grande|Cuiaba|Fortaleza|Maceio|Manaus|Porto_Acre)',
    '^America/(?:Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo|Eirunepe|Noronha)',
    '^(?:Atlantic/Stanley|Indian/(?:Antananarivo|Mauritius|Reunion))$',
    '^Pacific/(?:Auckland|Chatham|Easter|Fiji|Norfolk|Noumea|Tongatapu)$',
  ].join('|'),
  'u',
);

/** The same countries, by the address of somebody whose time zone is not known. */
const southernCountries = new Set(
  'AO AQ AR AU BO BR BW CL FJ FK LS MG MU MZ NA NC NF NZ PE PY RE SZ TO UY ZA ZM ZW'.split(' '),
);

/** Where somebody is: `country` is an ISO code, null if their time zone says it. */
export type Place = { timeZone: string | null; country: string | null };

/** The season of holidays whose day nobody gave, north of the equator. */
const usual: Partial<Record<CardCategory, Season>> = {
  christmas: 'winter',
  'new-year': 'winter',
  easter: 'spring',
  'mothers-day': 'spring',
  'independence-day': 'summer',
  halloween: 'autumn',
  thanksgiving: 'autumn',
};

/** Where somebody is: by their own time zone, else by the country of their address, else as the sender. */
export function placeOf(
  person: { timeZone: string | null; country: string | null } | null,
  sendersTimeZone: string | null,
): Place {
  const { timeZone = null, country = null } = person ?? {};
  return timeZone ? { timeZone, country: null } : { timeZone: sendersTimeZone, country: countryOf(country ?? '') };
}

/** The season of a calendar date "2026-12-24"; north of the equator, where most live, unless the place is southern. */
export function seasonOf(day: string, place: Place): Season {
  return turned(Math.floor((Number(day.slice(5, 7)) % 12) / 3), place);
}

/** The season on the day of a stored card; null for a card without one. */
export function seasonOnDay(
  { occurrenceDate, scheduledDate }: { occurrenceDate: string | null; scheduledDate: string | null },
  place: Place,
): Season | null {
  const day = occurrenceDate ?? scheduledDate;
  return day ? seasonOf(day, place) : null;
}

/** The season in which a card is read; null for a card whose day is not known and could be any. */
export function seasonOfCard(card: {
  category: CardCategory;
  occasion: { day?: string | null } | null;
  timeZone?: string | null;
  country?: string | null;
}): Season | null {
  const place = { timeZone: card.timeZone ?? null, country: card.country ?? null };
  const day = card.occasion?.day;
  if (day) return seasonOf(day, place);
  const inNorth = usual[card.category];
  return inNorth ? turned(seasons.indexOf(inNorth), place) : null;
}

/** Whether snow may fall on a card: not where its day is in another season. */
export const maySnow = (season: Season | null): boolean => season === null || season === 'winter';

function turned(inNorth: number, { timeZone, country }: Place): Season {
  const isSouthern = country ? southernCountries.has(country) : timeZone !== null && southern.test(timeZone);
  return seasons[(isSouthern ? inNorth + 2 : inNorth) % 4] ?? 'winter';
}
