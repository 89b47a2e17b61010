import { expect, test, vi } from 'vitest';
import { openPressed, showMessage } from './messages.ts';

const origin = 'https://cards.example.org';

function press(data: unknown, open: string[]) {
  const tabs = open.map((path) => ({ url: `${origin}${path}`, focus: vi.fn(async () => {}) }));
  const openWindow = vi.fn(async (_address: string) => null);
  const clients = { matchAll: async () => tabs, openWindow };
  const pressed = { data, close: vi.fn() };
  const done = openPressed({ location: { origin }, clients } as never, pressed as never);
  return done.then(() => ({
    closed: pressed.close.mock.calls.length,
    focused: tabs.filter(({ focus }) => focus.mock.calls.length > 0).map(({ url }) => url),
    opened: openWindow.mock.calls.map(([address]) => address),
  }));
}

test.each([
  ['/cards/7', [], [], [`${origin}/cards/7`]],
  ['/cards/7', ['/', '/cards/7?from=/cards'], [`${origin}/cards/7?from=/cards`], []],
  // Does not reuse a tab with another page, which may have unsaved input.
  ['/cards/7', ['/cards/create'], [], [`${origin}/cards/7`]],
  [undefined, [], [], [`${origin}/`]],
  ['https://elsewhere.example/', [], [], []],
  ['//elsewhere.example/', [], [], []],
])('a click on a message about %s with the tabs %j opens the right tab', async (data, open, focused, opened) => {
  expect(await press(data, open)).toEqual({ closed: 1, focused, opened });
});

test('a message that cannot be read is shown with a general text', async () => {
  const showNotification = vi.fn(async (_title: string, _options: { body: string }) => {});
  await showMessage({ registration: { showNotification } } as never, null);
  expect(showNotification.mock.calls[0]?.[1].body).toBe('There is news for you.');
});
