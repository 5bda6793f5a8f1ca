import { expect, test } from 'vitest';
import type { HelpDeskFacts } from '../../../../contract/help-desk/schema';
import {
  helpDeskTypes,
  isDecided,
  type HelpDeskType,
} from '../../../../contract/help-desk/constants';
import { helpDeskFacts } from '../../../../contract/help-desk/testing/sample-request-data';
import { Decide } from '../time-off/decision';
import { queueKinds } from './queue-types';

const period = { from: '2031-02-02', to: '2031-02-15' };
const timeOff = { kind: 'vacation', firstDay: '2031-12-24', lastDay: '2031-12-24', hours: 8 };

test.each<[HelpDeskType, Partial<HelpDeskFacts>, string]>([
  ['generalRequest', { subject: 'A new badge' }, 'A new badge'],
  ['payStub', { period }, 'Feb 2 to 15, 2031'],
  ['payroll', { period, hours: { worked: 40, paid: 32 } }, 'Feb 2 to 15, 2031 · 8 hours missing'],
  ['payroll', { period, hours: { worked: 40, paid: 40 } }, 'Feb 2 to 15, 2031'],
  ['requestSupply', { otherSupplies: 'tape' }, 'other: tape'],
  ['requestPto', { timeOff: timeOff as HelpDeskFacts['timeOff'] }, 'Wed, Dec 24, 2031'],
])('a request of the kind %s, with %j, was about "%s"', (type, facts, words) => {
  expect(queueKinds[type].inFewWords(helpDeskFacts(facts))).toBe(words);
});

test.each(helpDeskTypes)('of the kind %s nothing is said that a request did not say', (type) => {
  expect(queueKinds[type].inFewWords(helpDeskFacts())).toBeNull();
});

test('what the server lets the office decide has the buttons for it, and nothing else', () => {
  const withButtons = helpDeskTypes.filter((type) => queueKinds[type].DoneWith === Decide);
  expect(withButtons).toEqual(helpDeskTypes.filter(isDecided));
});
