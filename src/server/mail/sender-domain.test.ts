import { expect, test } from 'vitest';
import { readSenderDomain } from './sender-domain.ts';

const published: Record<string, string[][]> = {
  'example.org': [['google-site-verification=x'], ['v=spf1 include:_spf.', 'example.net ~all']],
  'mail._domainkey.example.org': [['v=DKIM1; p=MIIB']],
};
const findTexts = async (name: string) => {
  const records = published[name];
  if (!records) throw Object.assign(new Error('not found'), { code: 'ENODATA' });
  return records;
};

test('reads the records that the sender’s domain publishes, and leaves out missing ones', async () => {
  expect(await readSenderDomain('eleanor@Example.org', { domain: 'example.org', selector: 'mail' }, findTexts)).toEqual(
    {
      name: 'example.org',
      spf: 'v=spf1 include:_spf.example.net ~all',
      dkim: 'v=DKIM1; p=MIIB',
      dmarc: null,
    },
  );
});

test('a domain without DNS has no records', async () => {
  expect(await readSenderDomain('a@nowhere.test', null, findTexts)).toMatchObject({
    spf: null,
    dkim: null,
    dmarc: null,
  });
});
