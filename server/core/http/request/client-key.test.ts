import { expect, test } from 'vitest';
import { getClientNetwork, getClientKey } from './client-key';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (address, sender) => {
  expect(getClientKey(address)).toBe(sender);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ffff::1', '2001:db8:1'],
])('counts %s with the network %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network);
});

test('counts closed connections as one client', () => {
  expect([getClientKey(undefined), getClientNetwork(undefined)]).toEqual(['', '']);
});
