import { expect, test } from 'vitest';
import type { RequestData } from '../../../../contract/help-desk/request-data-schema';
import {
  helpDeskTypes,
  needsDecision,
  type HelpDeskType,
} from '../../../../contract/help-desk/constants';
import { sampleRequestData } from '../../../../contract/help-desk/testing/sample-request-data';
import { DecisionActions } from '../time-off/decision';
import { queueTypes } from './queue-types';

const period = { from: '2031-02-02', to: '2031-02-15' };
const timeOff = { kind: 'vacation', firstDay: '2031-12-24', lastDay: '2031-12-24', hours: 8 };

test.each<[HelpDeskType, Partial<RequestData>, string]>([
  ['generalRequest', { subject: 'A new badge' }, 'A new badge'],
  ['payStub', { period }, 'Feb 2 to 15, 2031'],
  ['payroll', { period, hours: { worked: 40, paid: 32 } }, 'Feb 2 to 15, 2031 · 8 hours missing'],
  ['payroll', { period, hours: { worked: 40, paid: 40 } }, 'Feb 2 to 15, 2031'],
  ['requestSupply', { otherSupplies: 'tape' }, 'other: tape'],
  ['requestPto', { timeOff: timeOff as RequestData['timeOff'] }, 'Wed, Dec 24, 2031'],
])('summarizes a %s with %j as "%s"', (type, facts, summary) => {
  expect(queueTypes[type].summarize(sampleRequestData(facts))).toBe(summary);
});

test.each(helpDeskTypes)('does not summarize a %s without data', (type) => {
  expect(queueTypes[type].summarize(sampleRequestData())).toBeNull();
});

test('only types with a decision have buttons to approve and decline', () => {
  const withDecision = helpDeskTypes.filter((type) => queueTypes[type].Actions === DecisionActions);
  expect(withDecision).toEqual(helpDeskTypes.filter(needsDecision));
});
