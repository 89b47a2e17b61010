import { countryName } from '../../../domain/country.ts';
import { countryOf } from '../../../domain/read-country.ts';
import { csvRow } from '../contacts/public.ts';
import { partsOfAddress, type Sender } from './addressed.ts';
import type { CardRecipient } from './chosen-cards.ts';

const head = [
  'Name',
  'Street',
  'City',
  'State',
  'Postal code',
  'Country',
  'Country code',
  'Card title',
  'Message',
  'Picture',
];

/** The cards as a table for a print shop (RFC 4180, UTF-8), safe to open in a spreadsheet. */
export function writeShopCsv(cards: readonly CardRecipient[], sender: Sender): string {
  const rows = cards.map((recipient, index) => {
    const { person, card } = recipient;
    const { street, city, state, postalCode, country: said } = partsOfAddress(recipient);
    const code = said === '' ? sender.country : countryOf(said);
    return [
      person.name,
      street,
      city,
      state,
      postalCode,
      code ? countryName(code, 'en') : said,
      code,
      card.title,
      card.message,
      card.imageUrl ? pictureName(index) : null,
    ];
  });
  return `\ufeff${[head, ...rows].map(csvRow).join('')}`;
}

/** The name of a card's picture in the zip file: 'card-007.jpg'. */
export function pictureName(index: number): string {
  return `card-${String(index + 1).padStart(3, '0')}.jpg`;
}
