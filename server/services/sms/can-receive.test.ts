import { expect, test } from 'vitest';
import { canReceiveTexts } from './can-receive';

test.each([
  ...['2125550142', '9735550118', '4105550136', '3135550157', '5165550101', '7875550101'],
  ...['9176230000', '2019999999', '6675550100', '9295550199', '6792223333', '8458887777'],
])('accepts %s', (digits) => {
  expect(canReceiveTexts(digits)).toBe(true);
});

test.each([
  ['Jamaica', '8765550123'],
  ['the Dominican Republic', '8095550123'],
  ['Canada', '4165550123'],
  ['a Canadian non-geographic code', '6005550123'],
  ['a premium area code', '9005550123'],
  ['a toll-free code', '8885550123'],
  ['a reserved toll-free code', '8225550123'],
  ['an unassigned area code', '5555550123'],
  ['another unassigned area code', '2995550123'],
  ['a service code', '9115550123'],
  ['an area code that starts with 0', '0125550123'],
  ['an area code that starts with 1', '1235550123'],
  ['carrier services', '7005550123'],
  ['the US government', '7105550123'],
  ['a non-geographic code', '5005550123'],
  ['the exchange 976', '2129761234'],
  ['a service code as exchange', '2129111234'],
  ['directory assistance', '2125551212'],
  ['another 555 number', '2125552368'],
  ['an exchange that starts with 0', '2120550123'],
  ['an exchange that starts with 1', '2121550123'],
  ['a carrier access code', '2129501234'],
  ['a line test code', '2129581234'],
  ['nine digits', '212555014'],
  ['eleven digits', '12125550142'],
  ['formatted text', '(212) 555-0142'],
])('rejects %s', (_case, digits) => {
  expect(canReceiveTexts(digits)).toBe(false);
});

test('rejects all non-geographic 5XX codes', () => {
  const others = [
    '532',
    '533',
    '535',
    '538',
    '542',
    '543',
    '544',
    '545',
    '546',
    '547',
    '549',
    '550',
  ];
  const more = ['552', '553', '554', '556', '566', '569', '577', '578', '588', '589'];
  const tens = Array.from({ length: 9 }, (_, index) => String(521 + index));
  for (const code of ['500', ...tens, ...others, ...more]) {
    expect([code, canReceiveTexts(`${code}5550123`)]).toEqual([code, false]);
  }
});
