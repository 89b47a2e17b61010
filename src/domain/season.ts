import type { CardCategory } from '../contract/vocabulary.ts';

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

/** The season of a calendar date "2026-12-24"; north of the equator, where most live, unless the time zone is southern. */
export function seasonOf(day: string, timeZone: string | null): Season {
  const inNorth = Math.floor((Number(day.slice(5, 7)) % 12) / 3);
  return seasons[(timeZone && southern.test(timeZone) ? inNorth + 2 : inNorth) % 4] ?? 'winter';
}

/** The season in which a card is read; null for a card whose day is not known and could be any. */
export function seasonOfCard(card: {
  category: CardCategory;
  occasion: { day?: string | null } | null;
  timeZone?: string | null;
}): Season | null {
  const day = card.occasion?.day;
  return day ? seasonOf(day, card.timeZone ?? null) : (usual[card.category] ?? null);
}
