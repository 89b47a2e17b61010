import { expect, test } from 'vitest';
import { callerOf, networkOf, siteOf } from './network-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.8', { caller: false, network: true }],
  ['192.0.2.7', '192.0.3.7', { caller: false, network: false }],
  ['::ffff:192.0.2.7', '192.0.2.7', { caller: true, network: true }],
  ['2001:db8:1:2200::1', '2001:db8:1:22ff:aaaa::9', { caller: true, network: true }],
  ['2001:db8:1:2200::1', '2001:db8:1:2300::1', { caller: false, network: false }],
  ['2001:0db8:0012:3401:0:0:0:1', '2001:db8:12:34ff::1', { caller: true, network: true }],
  ['fe80::1%eth0', 'fe80::2', { caller: true, network: true }],
  ['nowhere', 'elsewhere', { caller: false, network: false }],
])('compares %s and %s: %j', (one, other, same) => {
  expect({ caller: callerOf(one) === callerOf(other), network: networkOf(one) === networkOf(other) }).toEqual(same);
});

test.each([
  ['2001:db8:1:2200::1', '2001:db8:1:ff00::1', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
  ['192.0.2.7', '192.0.2.8', true],
])('%s and %s are in the same site: %s', (one, other, same) => {
  expect(siteOf(one) === siteOf(other)).toBe(same);
});
