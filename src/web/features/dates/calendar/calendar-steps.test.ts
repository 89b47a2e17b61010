import { expect, test } from 'vitest';
import { isReachable } from './calendar-steps.tsx';

test.each(['fondly.example.com', '203.0.113.7', '172.15.0.1'])('%s is reachable from the internet', (host) => {
  expect(isReachable(host)).toBe(true);
});

test.each(['localhost', '127.0.0.1', '192.168.1.20', '10.0.0.2', '172.20.0.1', '[::1]', 'nas', 'nas.local'])(
  '%s is not reachable from the internet',
  (host) => {
    expect(isReachable(host)).toBe(false);
  },
);
