import { expect, test } from 'vitest';
import { getChannelOptions } from './reply-channels';

test.each([
  ['an address', 'ann@mail.example', false, ['email', 'note']],
  ['an address and consent to texts', 'ann@mail.example', true, ['email', 'sms', 'note']],
  ['no address', null, false, ['status-page', 'note']],
  ['no address but consent to texts', null, true, ['sms', 'status-page', 'note']],
])('a person with %s can be reached through the right channels', (_, email, canText, channels) => {
  const available = getChannelOptions({
    contact: '2125550199',
    email,
    canText,
    canReceiveTexts: true,
    textConsent: null,
  }).filter(({ disabledReason }) => disabledReason === null);
  expect(available.map(({ value }) => value)).toEqual(channels);
});
