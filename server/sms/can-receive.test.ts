import { expect, test } from 'vitest';
import { canReceiveTexts } from './can-receive';

test.each(['2125550142', '9735550118', '4105550136', '3135550157', '5165550101', '7875550101'])(
  'accepts %s',
  (digits) => {
    expect(canReceiveTexts(digits)).toBe(true);
  },
);

test.each([
  ['Jamaica', '8765550123'],
  ['Canada', '4165550123'],
  ['premium', '9005550123'],
  ['toll-free', '8885550123'],
  ['a service code', '9115550123'],
  ['an invalid area code', '0005550123'],
  ['an invalid exchange', '2121550123'],
])('rejects numbers in %s', (_case, digits) => {
  expect(canReceiveTexts(digits)).toBe(false);
});
