import { expect, test } from 'vitest';
import { joinAddress } from './address.ts';
import { linesOnPage, postalAddress } from './postal-address.ts';
import { countryOf } from './read-country.ts';

type Parts = [street: string, city: string, state: string, postalCode: string, country: string];
const lines = ([street, city, state, postalCode, country]: Parts, from: string | null, name = 'N. N.') =>
  postalAddress(name, { street, city, state, postalCode, country }, from).lines;
const missing = ([street, city, state, postalCode, country]: Parts, from: string | null) =>
  postalAddress('N. N.', { street, city, state, postalCode, country }, from).missing;

// Within the country: the order of lines of the national posts (decision 065 names the sources).
test.each<[country: string, parts: Parts, expected: string[]]>([
  ['DE', ['Unter den Linden 1', 'Berlin', 'Berlin', '10117', ''], ['Unter den Linden 1', '10117 Berlin']],
  ['AT', ['Rathausplatz 1', 'Wien', '', '1010', 'Österreich'], ['Rathausplatz 1', '1010 Wien']],
  ['CH', ['Bahnhofstrasse 1', 'Zürich', 'ZH', '8001', 'Suisse'], ['Bahnhofstrasse 1', '8001 Zürich']],
  ['CH', ['Bahnhofstrasse 1', 'Zürich', 'ZH', 'CH-8001', ''], ['Bahnhofstrasse 1', '8001 Zürich']],
  ['FR', ['25 rue de la Paix', 'Lyon', '', '69002', 'France'], ['25 rue de la Paix', '69002 LYON']],
  ['ES', ['Calle de Alcalá 42', 'Madrid', 'Madrid', '28014', 'España'], ['Calle de Alcalá 42', '28014 MADRID']],
  ['IT', ['Via Roma 1', 'Roma', 'RM', '00184', 'Italia'], ['Via Roma 1', '00184 ROMA RM']],
  ['NL', ['Damrak 1', 'Amsterdam', '', '1012 LG', ''], ['Damrak 1', '1012 LG Amsterdam']],
  ['BE', ['Rue Neuve 1', 'Bruxelles', '', '1000', ''], ['Rue Neuve 1', '1000 Bruxelles']],
  ['LU', ['1 Rue du Fort', 'Luxembourg', '', '2449', ''], ['1 Rue du Fort', 'L-2449 Luxembourg']],
  ['GB', ['10 Downing Street', 'London', '', 'sw1a 2aa', 'UK'], ['10 Downing Street', 'LONDON', 'SW1A 2AA']],
  [
    'IE',
    ['1 Main Street', 'Naas', 'Co. Kildare', 'W91 AB12', ''],
    ['1 Main Street', 'Naas', 'Co. Kildare', 'W91 AB12'],
  ],
  ['DK', ['Rådhuspladsen 1', 'København V', '', '1550', ''], ['Rådhuspladsen 1', '1550 København V']],
  ['SE', ['Storgatan 1', 'Stockholm', '', '111 23', ''], ['Storgatan 1', '111 23 Stockholm']],
  ['NO', ['Karl Johans gate 1', 'Oslo', '', '0154', ''], ['Karl Johans gate 1', '0154 Oslo']],
  ['FI', ['Mannerheimintie 1', 'Helsinki', '', 'FI-00100', 'Suomi'], ['Mannerheimintie 1', '00100 Helsinki']],
  ['PL', ['ul. Długa 1', 'Warszawa', '', '00-238', 'Polska'], ['ul. Długa 1', '00-238 Warszawa']],
  ['CZ', ['Národní 1', 'Praha 1', '', '110 00', 'Czechia'], ['Národní 1', '110 00 Praha 1']],
  ['HU', ['Fő utca 1', 'Budapest', '', '1011', ''], ['BUDAPEST', 'FŐ UTCA 1', '1011']],
  ['PT', ['Rua Augusta 1', 'Lisboa', '', '1100-053', ''], ['Rua Augusta 1', '1100-053 Lisboa']],
  ['US', ['350 5th Ave\nFloor 3', 'New York', 'NY', '10118', 'USA'], ['350 5th Ave', 'Floor 3', 'NEW YORK, NY 10118']],
  ['CA', ['100 Queen St W', 'Toronto', 'on', 'm5h 2n2', ''], ['100 QUEEN ST W', 'TORONTO ON M5H 2N2']],
  ['AU', ['1 Macquarie St', 'Sydney', 'NSW', '2000', ''], ['1 Macquarie St', 'SYDNEY NSW 2000']],
  ['NZ', ['1 Queen Street', 'Auckland', '', '1010', ''], ['1 Queen Street', 'Auckland 1010']],
  ['BR', ['Av. Paulista 1', 'São Paulo', 'SP', '01310-100', 'Brasil'], ['Av. Paulista 1', 'SÃO PAULO-SP', '01310-100']],
  ['MX', ['Av. Juárez 1', 'Toluca', 'Méx.', '50000', ''], ['Av. Juárez 1', '50000 TOLUCA, MÉX.']],
  ['IN', ['1 Janpath', 'New Delhi', 'Delhi', '110001', ''], ['1 Janpath', 'New Delhi 110001', 'Delhi']],
  ['SG', ['1 Raffles Place', 'Singapore', '', '048616', ''], ['1 Raffles Place', 'SINGAPORE 048616']],
  ['TR', ['Moda Cd. 1', 'Kadıköy', 'İstanbul', '34710', ''], ['Moda Cd. 1', '34710 Kadıköy/İstanbul']],
])('within %s an address of %j has the lines %j', (country, parts, expected) => {
  expect(lines(parts, country)).toEqual(['N. N.', ...expected]);
});

test.each<[from: string | null, parts: Parts, expected: string[]]>([
  ['GB', ['Unter den Linden 1', 'Berlin', '', '10117', 'Germany'], ['Unter den Linden 1', '10117 BERLIN', 'GERMANY']],
  [
    'DE',
    ['10 Downing St', 'London', '', 'SW1A 2AA', 'England'],
    ['10 Downing St', 'LONDON', 'SW1A 2AA', 'VEREINIGTES KÖNIGREICH'],
  ],
  ['FR', ['Rua Augusta 1', 'Lisboa', '', '1100-053', 'Portugal'], ['Rua Augusta 1', '1100-053 LISBOA', 'PORTUGAL']],
  ['AT', ['Bahnhofstr. 1', 'Zürich', '', '8001', 'CH'], ['Bahnhofstr. 1', 'CH-8001 ZÜRICH', 'SCHWEIZ']],
  ['US', ['Storgatan 1', 'Malmö', '', '211 34', 'Sverige'], ['Storgatan 1', 'SE-211 34 MALMÖ', 'SWEDEN']],
  // Fondly has no words in Japanese.
  ['JP', ['Ermou 1', 'Athina', '', '105 63', 'Hellas'], ['Ermou 1', '105 63 ATHINA', 'GREECE']],
  ['DE', ['Moda Cd. 1', 'Kadıköy', 'istanbul', '34710', 'Turkey'], ['Moda Cd. 1', '34710 KADIKÖY/İSTANBUL', 'TÜRKEI']],
  [null, ['Damrak 1', 'Amsterdam', '', '1012 LG', 'Holland'], ['Damrak 1', '1012 LG AMSTERDAM', 'NETHERLANDS']],
  ['GB', ['Villa 3', 'Dubai', 'Dubai', '', 'UAE'], ['Villa 3', 'DUBAI', 'UNITED ARAB EMIRATES']],
])('from %s an address of %j ends with town and country in capitals', (from, parts, expected) => {
  expect(lines(parts, from)).toEqual(['N. N.', ...expected]);
});

test('an address in its own script has the order of its country, one in Latin letters the western one', () => {
  const tokyo: Parts = ['神南1-2-3\n青山ビル', '渋谷区', '東京都', '〒150-0041', '日本'];
  expect(lines(tokyo, 'JP', '山田太郎')).toEqual(['〒150-0041', '東京都渋谷区', '神南1-2-3', '青山ビル', '山田太郎']);
  expect(lines(tokyo, 'GB', '山田太郎').at(-1)).toBe('JAPAN');
  expect(lines(['1-2-3 Jinnan', 'Shibuya-ku', 'Tokyo', '150-0041', 'Japan'], 'GB')).toEqual([
    'N. N.',
    '1-2-3 Jinnan',
    'SHIBUYA-KU',
    'TOKYO',
    '150-0041',
    'JAPAN',
  ]);
  expect(lines(['강남대로 1', '강남구', '서울특별시', '06236', ''], 'KR', '김철수')).toEqual([
    '서울특별시 강남구',
    '강남대로 1',
    '김철수',
    '06236',
  ]);
  expect(lines(['شارع التحرير ١٢', 'القاهرة', '', '11511', 'مصر'], 'GB', 'محمد علي')).toEqual([
    'محمد علي',
    'شارع التحرير ١٢',
    'القاهرة',
    '11511',
    'EGYPT',
  ]);
});

test('says what the post of the country misses', () => {
  expect(missing(['1 Main St', 'Springfield', '', '', 'USA'], 'GB')).toEqual(['state', 'postalCode']);
  expect(missing(['', '', '', '', ''], 'DE')).toEqual(['street', 'city', 'postalCode']);
  expect(missing(['1 Main Street', 'Naas', '', '', 'Ireland'], 'DE')).toEqual([]);
  expect(missing(['Calle 1', 'Madrid', '', '28013', 'ES'], 'DE')).toEqual([]);
  expect(missing(['1 Main St', 'Springfield', '', '', ''], null)).toEqual([]);
});

test('an address keeps its own order and loses nothing if its country is unknown', () => {
  expect(lines(['1 High St', 'Cair', 'Paravel', '123', 'Narnia'], 'GB')).toEqual([
    'N. N.',
    '1 High St',
    'Cair, Paravel 123',
    'NARNIA',
  ]);
  expect(lines(['1 High St', 'Town', '', '123', ''], null)).toEqual(['N. N.', '1 High St', 'Town, 123']);
  expect(lines(['', '', '', '', ''], 'GB')).toEqual(['N. N.']);
  expect(lines([' 1 High St \r\n\r\n Flat 2 ', '', 'Leeds', '', ''], 'GB')).toEqual([
    'N. N.',
    '1 High St',
    'Flat 2',
    'LEEDS',
  ]);
});

test.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['Alemania', 'DE'],
  ['Germania', 'DE'],
  ['de', 'DE'],
  ['U.K.', 'GB'],
  ['uk', 'GB'],
  ['Great Britain', 'GB'],
  ['Royaume-Uni', 'GB'],
  ['Reino Unido', 'GB'],
  ['U.S.A.', 'US'],
  ['the netherlands', 'NL'],
  ['Côte d’Ivoire', 'CI'],
  ["Cote d'Ivoire", 'CI'],
  ['日本', 'JP'],
  ['中国', 'CN'],
  ['Ελλάδα', 'GR'],
  ['Česko', 'CZ'],
  ['ÖSTERREICH', 'AT'],
  ['Hongkong', 'HK'],
  ['  Sverige ', 'SE'],
])('%s is the country %s', (text, code) => {
  expect(countryOf(text)).toBe(code);
});

test.each(['', ' ', 'Narnia', 'EU', 'ZZ', 'QQ', '12', '-'])('%j is no country', (text) => {
  expect(countryOf(text)).toBeNull();
});

test.each<[home: string | null, parts: Parts, expected: string[]]>([
  ['DE', ['Torstraße 1', 'Berlin', '', '10115', ''], ['Torstraße 1', '10115 Berlin']],
  ['US', ['Torstraße 1', 'Berlin', '', '10115', 'Deutschland'], ['Torstraße 1', '10115 Berlin', 'Deutschland']],
  ['DE', ['12 Main St', 'Berlin', 'MA', '01503', 'USA'], ['12 Main St', 'Berlin, MA 01503', 'USA']],
  ['GB', ['10 Downing Street', 'London', '', 'SW1A 2AA', ''], ['10 Downing Street', 'London', 'SW1A 2AA']],
  ['FR', ['25 rue de la Paix', 'Lyon', '', '69002', 'France'], ['25 rue de la Paix', '69002 Lyon', 'France']],
  // The post wants no state, but somebody has written it.
  ['DE', ['Am Markt 2', 'Bad Tölz', 'Bayern', '83646', ''], ['Am Markt 2', '83646 Bad Tölz', 'Bayern']],
  ['DE', ['Am Markt 2', 'Berlin', 'Berlin', '10115', ''], ['Am Markt 2', '10115 Berlin']],
  ['JP', ['神南1-2-3', '渋谷区', '東京都', '150-0041', ''], ['〒150-0041', '東京都渋谷区', '神南1-2-3']],
  // Of no known country: as the parts are joined.
  [null, ['1 Elm Street', 'Berlin', '', '10115', ''], ['1 Elm Street', 'Berlin, 10115']],
  ['DE', ['1 Elm Street', 'Berlin', '', '10115', 'Narnia'], ['1 Elm Street', 'Berlin, 10115', 'Narnia']],
  ['DE', ['', 'Berlin', '', '', ''], ['Berlin']],
  ['DE', ['', '', '', '10115', ''], ['10115']],
  ['DE', ['', '', '', '', 'Schweiz'], ['Schweiz']],
  ['DE', ['', '', '', '', ''], []],
])('a page in %s shows an address of %j as %j', (home, [street, city, state, postalCode, country], expected) => {
  const address = { street, city, state, postalCode, country };
  expect(linesOnPage(address, home)).toEqual(expected);
  expect(linesOnPage(joinAddress(address), home)).toEqual(expected);
});

test('an address that was written otherwise than in parts stays as it is', () => {
  const address = { street: 'Torstraße 1', city: 'Berlin', state: '', postalCode: '10115', country: '' };
  expect(linesOnPage({ ...address, text: 'c/o Vogt\nTorstraße 1\nBerlin' }, 'DE')).toEqual([
    'c/o Vogt',
    'Torstraße 1',
    'Berlin',
  ]);
});

test('without the country of its sender, an envelope has an address as the country of their language writes it', () => {
  const parts = { street: 'Torstraße 1', city: 'Berlin', state: '', postalCode: '10115', country: '' };
  expect(postalAddress('N. N.', parts, null, 'DE').lines).toEqual(['N. N.', 'Torstraße 1', '10115 Berlin']);
  expect(postalAddress('N. N.', parts, 'US', 'DE').lines).toEqual(['N. N.', 'Torstraße 1', 'BERLIN 10115']);
  const german = { ...parts, country: 'Germany' };
  expect(postalAddress('N. N.', german, null, 'DE').lines.at(-1)).toBe('GERMANY');
});
