import { expect, test } from 'vitest';
import type { TextConsent, Texting } from '../../../../contract/sms/schema';
import { describeChange, getTextingLabel, getTextingError } from './texting-messages';

const now = Date.parse('2026-11-22T17:00:00.000Z');
const given: TextConsent = {
  state: 'given',
  at: '2026-11-20T17:00:00.000Z',
  source: 'help-desk',
  wording: 'help-desk-1',
  author: null,
};
const withdrawn: TextConsent = { ...given, state: 'withdrawn', source: 'text', wording: null };
const texting = (parts: Partial<Texting>) => ({
  ...{ contact: '2125550199', canText: false, canReceiveTexts: true, textConsent: null },
  ...parts,
});

test.each([
  ['Can text', texting({ canText: true, textConsent: given }), null],
  ['No text consent', texting({}), /hasn’t agreed/],
  [
    'Opted out of texts',
    texting({ textConsent: withdrawn }),
    /opted out\. Asked by text to stop, Nov 20\.$/,
  ],
  ['Can’t receive texts', texting({ canReceiveTexts: false, textConsent: given }), /can’t receive/],
])('shows "%s"', (label, state, error) => {
  expect(getTextingLabel(state)).toBe(label);
  if (error === null) expect(getTextingError(state, now)).toBeNull();
  else expect(getTextingError(state, now)).toMatch(error);
});

test('says where consent comes from, with the year if it is another one', () => {
  expect(describeChange(given, now)).toBe('Agreed on the help desk form, Nov 20');
  expect(describeChange(withdrawn, Date.parse('2027-01-02T17:00:00.000Z'))).toBe(
    'Asked by text to stop, Nov 20, 2026',
  );
  expect(describeChange({ ...given, state: 'unconfirmed' }, now)).toBe(
    'Checked the box on the help desk form, but opted out by text, Nov 20',
  );
});

test.each([
  ['', /there is no phone number/],
  ['+525512345678', /outside the US/],
  ['72323', /short code/],
  ['whatsapp:+12125550177', /WhatsApp/],
  ['8005550199', /can’t receive texts/],
])('says why %j can’t be texted', (contact, error) => {
  const state = texting({ canReceiveTexts: false });
  expect(getTextingError({ ...state, contact }, now)).toMatch(error);
});
