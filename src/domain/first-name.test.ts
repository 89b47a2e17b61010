import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calledBy, firstName, givenNames, greetingName } from './first-name.ts';
import { isSeveral } from './name-kind.ts';

test.each([
  ['Anna Berg', 'Anna'],
  ['  Anna   Berg ', 'Anna'],
  ['Berg, Anna', 'Anna'],
  ['Mr. John Richter James Doe Sr.', 'John'],
  ['John Doe, Jr.', 'John'],
  ['Jane Roe, PhD', 'Jane'],
  ['Prof. Dr. Anna Berg', 'Anna'],
  ['Dr. Berg', 'Dr. Berg'],
  ['Mevr. Anna de Vries', 'Anna'],
  ['Mevrouw Berg', 'Mevrouw Berg'],
  ['Mrs Hale', 'Mrs Hale'],
  ['Aunt May Parker', 'Aunt May'],
  ['Grandma', 'Grandma'],
  ['Anna & Tom Miller', 'Anna and Tom'],
  ['Anna', 'Anna'],
  ['山田太郎', '山田太郎'],
  ['Zoë-Marie Ødegård', 'Zoë-Marie'],
  ['', ''],
  ['Dr.', 'Dr.'],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});

test('a nickname takes precedence over the first name', () => {
  expect(greetingName('Mum', 'Margaret Hale')).toBe('Mum');
  expect(greetingName('  ', 'Margaret Hale')).toBe('Margaret');
});

test.each([
  ['Mr. & Mrs. Smith', 'Mr. and Mrs. Smith'],
  ['Mr.&Mrs. Smith', 'Mr. and Mrs. Smith'],
  ['Mr. and Mrs. John Smith', 'Mr. and Mrs. John Smith'],
  ['Dr. and Mrs. Weiß', 'Dr. and Mrs. Weiß'],
  ['Herr und Frau Schmidt', 'Herr und Frau Schmidt'],
  ['Herr Schmidt und Frau Weiß', 'Herr Schmidt und Frau Weiß'],
  ['M. et Mme Dupont', 'M. et Mme Dupont'],
  ['Sr. y Sra. López', 'Sr. y Sra. López'],
  ['Sig. e Sig.ra Neri', 'Sig. e Sig.ra Neri'],
  ['Luca ed Elena Neri', 'Luca ed Elena'],
  ['Anna und Tom Berger', 'Anna und Tom'],
  ['Anna & Tom', 'Anna and Tom'],
  ['Anna&Tom Berger', 'Anna and Tom'],
  ['Anna + Tom', 'Anna and Tom'],
  ['Anna &Tom Berger', 'Anna and Tom'],
  ['Anna& Tom Berger', 'Anna and Tom'],
  ['Johannes Berger & die Kinder', 'Johannes and die Kinder'],
  ['Luc et les enfants', 'Luc et les enfants'],
  ['ANNA UND TOM BERG', 'ANNA UND TOM'],
  ['Tom and Jerry Smith', 'Tom and Jerry'],
  ['Anna Berger & Tom Weiß', 'Anna and Tom'],
  ['Anna, Tom & Sue', 'Anna, Tom and Sue'],
  ['Marta, Ana y Luis', 'Marta, Ana y Luis'],
  ['Smith, John & Jane', 'Smith, John and Jane'],
  ['Mom & Dad', 'Mom and Dad'],
  ['Grandma and Grandpa', 'Grandma and Grandpa'],
  ['Aunt May & Uncle Ben Parker', 'Aunt May and Uncle Ben'],
  ['Inés e Iván Campos', 'Inés e Iván'],
  ['Анна и Том', 'Анна и Том'],
  ['太郎 & 花子', '太郎 and 花子'],
  ['The Smiths', 'The Smiths'],
  ['The Berger Family', 'The Berger Family'],
  ['Smith family', 'Smith family'],
  ['Familie Müller', 'Familie Müller'],
  ['Familie Dr. Weiß', 'Familie Dr. Weiß'],
  ['Die Müllers', 'Die Müllers'],
  ['Famille Dupont', 'Famille Dupont'],
  ['Les Dupont', 'Les Dupont'],
  ['Familia García', 'Familia García'],
  ['Smith & Sons', 'Smith & Sons'],
  ['Campos y Cía', 'Campos y Cía'],
  ['Mr. & Mrs.', 'Mr. and Mrs.'],
])('%j names several people and is greeted as %j', (name, greeted) => {
  expect(isSeveral(name)).toBe(true);
  expect(firstName(name)).toBe(greeted);
});

test.each([
  ['José Ortega y Gasset', 'José'],
  ['João Costa e Silva', 'João'],
  ['Karl von und zu Berg', 'Karl'],
  ['AT&T', 'AT&T'],
  ['John E Berg', 'John'],
  ['The Rock', 'The Rock'],
  ['Smith, John', 'John'],
  ['J.', 'J.'],
  ['J. Smith', 'J. Smith'],
  ['J. R. Hale', 'J. R. Hale'],
  ['J. Robert Hale', 'J. Robert'],
  ['Dr. med.', 'Dr. med.'],
  ['Dr. med. Anna Berg', 'Anna'],
  ['Dipl.-Ing. Tom Berg', 'Tom'],
  ['Phil Berg', 'Phil'],
  ['Rabbi Cohen', 'Rabbi Cohen'],
  ['山田 太郎', '山田 太郎'],
  ['김 민준', '김 민준'],
  ['Nguyễn Văn An', 'Nguyễn Văn An'],
  ['Anna Nguyễn', 'Anna'],
  ['محمد علي', 'محمد'],
  ['عبد الله الحسن', 'عبد الله'],
  ['משה כהן', 'משה'],
  ['& Tom', 'Tom'],
  ['Anna &', 'Anna'],
  ['&', ''],
  ['and', 'and'],
])('%j names one person and is greeted as %j', (name, greeted) => {
  expect(isSeveral(name)).toBe(false);
  expect(firstName(name)).toBe(greeted);
});

test('replaces "&" by the word of the language and keeps a written "and"', () => {
  expect(firstName('Anna & Tom Berg', () => 'und')).toBe('Anna und Tom');
  expect(firstName('Anna and Tom Berg', () => 'und')).toBe('Anna and Tom');
  expect(greetingName('Mum & Dad', 'Anna & Tom Berg')).toBe('Mum & Dad');
});

test.each([
  ['Dr. Anna & Tom Berg', ['Anna', 'Tom']],
  ['Mr. & Mrs. Smith', ['Smith']],
  ['Aunt May Parker', ['May']],
  ['The Rock', ['Rock']],
  ['J. van Dyck', ['J', 'Dyck']],
  ['maria lopez', ['maria']],
  ['The Smiths', []],
  ['Smith & Sons', []],
])('the given names in %j are %j', (name, names) => {
  expect(givenNames(name)).toEqual(names);
});

test('the greeting of a name with letters contains only words of the name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}., &]*\p{L}[\p{L}., &]*$/u), (name) => {
      const greeted = firstName(name, () => '&');
      expect(greeted.trim()).not.toBe('');
      // Spaces around a comma may disappear, but every word must come from the name.
      for (const word of greeted.split(/[\s,.]+/u)) expect(name).toContain(word);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Mum', 'Margaret', 'Mum'],
  [null, '太郎', '太郎'],
  ['  ', 'Anna', 'Anna'],
  [null, null, null],
])('with the nickname %s and the greeting name %s a contact is called %s', (nickname, given, called) => {
  expect(calledBy({ nickname, greetingName: given })).toBe(called);
});
