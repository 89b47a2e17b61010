import { expect, test } from 'vitest';
import { shareWays } from './share-ways.ts';

test('every way contains the link, for any title and contact details', () => {
  const url = 'https://fondly.test/c/token';
  const ways = shareWays({ title: 'Tea & cake? #1', url, phone: '+44 20 1', email: 'a?b@example.test' });
  expect(ways.map(({ label }) => label)).toEqual(['WhatsApp', 'Telegram', 'Text message', 'Email']);
  for (const { href } of ways) {
    expect(URL.canParse(href)).toBe(true);
    expect(decodeURIComponent(href)).toContain(url);
    expect(href).toContain('Tea%20%26%20cake%3F%20%231');
  }
  expect(ways[3]?.href).toMatch(/^mailto:a%3Fb%40example\.test\?subject=/);
});
