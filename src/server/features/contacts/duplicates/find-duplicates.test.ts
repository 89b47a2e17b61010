import { expect, test } from 'vitest';
import { startProcessorCost } from '../../../../../tests/processor-cost.ts';
import { createTimeSlice } from '../import/time-slice.ts';
import { type ComparedPerson, findDuplicates, pairKey } from './find-duplicates.ts';

type Facts = Partial<Omit<ComparedPerson, 'id'>> & { name: string };

function compared(people: Facts[]): ComparedPerson[] {
  const none = { nickname: null, email: null, phone: null, street: null, postalCode: null, birthday: null };
  return people.map((facts, at) => ({ ...none, ...facts, id: at + 1 }));
}

const find = (people: Facts[], apart: string[] = []) =>
  findDuplicates(compared(people), new Set(apart), createTimeSlice());

test.each<[string, Facts, Facts]>([
  [
    'Same name and email',
    { name: 'Jörg Müller', email: 'J@m.de', phone: '1' },
    { name: 'Muller, Jorg', email: 'j@m.de' },
  ],
  [
    'Same name and phone',
    { name: 'Ann Lee', phone: '+44 20 7946 0123', email: 'a@b.org' },
    { name: 'ann lee', phone: '020 7946 0123' },
  ],
  [
    'Same name and birthday',
    { name: 'Ann Lee', birthday: '1990-05-03', email: 'a@b.org' },
    { name: 'Ann Lee', birthday: '--05-03' },
  ],
  ['Same name, and nothing else to go by', { name: 'Mum' }, { name: 'mum' }],
  [
    'Same email under another name',
    { name: 'Mum', email: 'm@w.org' },
    { name: 'Margaret Whitfield', email: 'M@w.org' },
  ],
  ['Same phone under another name', { name: 'Mum', phone: '0151 123456' }, { name: 'Margaret', phone: '0151/123456' }],
  [
    'Similar name and same birthday',
    { name: 'Meg Whitfield', birthday: '--12-04' },
    { name: 'Margaret Whitfield', birthday: '1966-12-04' },
  ],
  [
    'Similar name and same birthday',
    { name: 'Margaret Whitfield', nickname: 'Dolly', birthday: '1966-12-04' },
    { name: 'Dolly Whitfield', birthday: '1966-12-04' },
  ],
  [
    'Similar name and same address',
    { name: 'Dr. J. Smith', street: '1 High St', postalCode: 'LS1' },
    { name: 'Jon Smith', street: '1 High St.', postalCode: 'LS1' },
  ],
  ['Same name', { name: 'Ann Lee', email: 'a@b.org' }, { name: 'Ann Lee', email: 'ann@work.org' }],
  ['Same name', { name: 'Anna', email: 'a@b.org' }, { name: 'Anna', birthday: '1990-05-03' }],
])('%s', async (why, one, other) => {
  expect(await find([one, { name: 'Somebody Else' }, other])).toEqual([{ ids: [1, 3], why: [why] }]);
});

test.each<[string, Facts, Facts]>([
  ['father and son', { name: 'Tom Hill', birthday: '1960-01-02' }, { name: 'Tom Hill', birthday: '1990-03-04' }],
  ['two Annas', { name: 'Anna', email: 'a@b.org' }, { name: 'Anna', email: 'c@d.org' }],
  ['husband and wife', { name: 'Tom Hill', street: '1 High St' }, { name: 'Eve Hill', street: '1 High St' }],
  ['twins', { name: 'Tom Hill', birthday: '1990-03-04' }, { name: 'Eve Hill', birthday: '1990-03-04' }],
  ['a likeness alone', { name: 'Meg Whitfield' }, { name: 'Margaret Whitfield' }],
])('%s are not duplicates', async (_who, one, other) => {
  expect(await find([one, other])).toEqual([]);
});

test('groups one person over three contacts, and never groups contacts that contradict each other', async () => {
  const three = [
    { name: 'Ann Lee', email: 'a@b.org' },
    { name: 'Ann Lee', email: 'a@b.org', phone: '123456' },
    { name: 'Aunt Ann', phone: '123456' },
  ];
  expect(await find(three)).toEqual([
    { ids: [1, 2, 3], why: ['Same name and email', 'Same phone under another name'] },
  ]);
  const contradicting = [
    { name: 'Tom Hill', email: 't@h.org', birthday: '1960-01-02' },
    { name: 'Tom Hill', email: 't@h.org' },
    { name: 'Tom Hill', email: 't@h.org', birthday: '1990-03-04' },
  ];
  expect(await find(contradicting)).toEqual([{ ids: [1, 2], why: ['Same name and email'] }]);
});

test('does not offer two contacts marked as different people again, nor through a third', async () => {
  const people = [{ name: 'Mum' }, { name: 'Mum' }, { name: 'Mum' }];
  expect(await find(people, [pairKey(2, 1)])).toEqual([{ ids: [1, 3], why: ['Same name, and nothing else to go by'] }]);
});

test('the number of an office makes no duplicates, and a group has at most twenty contacts', async () => {
  const office = Array.from({ length: 30 }, (_, at) => ({ name: `Clerk ${at}`, phone: '0151 123456' }));
  expect(await find(office)).toEqual([]);
  const annas = Array.from({ length: 30 }, () => ({ name: 'Anna' }));
  expect((await find(annas)).map(({ ids }) => ids.length)).toEqual([20, 10]);
});

test('ten thousand contacts with one name take about as long as ten thousand different ones', async () => {
  const people = Array.from({ length: 10_000 }, (_, at) => ({
    name: 'Ann Lee',
    email: `a${at % 5000}@b.org`,
    birthday: `${1900 + (at % 90)}-01-02`,
  }));
  const costMs = startProcessorCost();
  await find(people);
  expect(costMs()).toBeLessThan(10_000);
}, 30_000);
