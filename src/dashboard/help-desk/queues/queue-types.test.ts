import { expect, test } from 'vitest';
import type { RequestData } from '../../../../contract/help-desk/request-data-schema';
import { helpDeskTypes, type HelpDeskType } from '../../../../contract/help-desk/constants';
import { sampleRequestData } from '../../../../contract/help-desk/testing/sample-request-data';
import { formatPayDifference, queueTypes } from './queue-types';

const period = { from: '2031-02-02', to: '2031-02-15' };
const timeOff = { kind: 'vacation', firstDay: '2031-12-24', lastDay: '2031-12-24', hours: 8 };

test.each<[HelpDeskType, Partial<RequestData>, string]>([
  ['generalRequest', { subject: 'A new badge' }, 'A new badge'],
  ['payStub', { period }, 'Feb 2 to 15, 2031'],
  ['payroll', { period, hours: { worked: 40, paid: 32 } }, 'Feb 2 to 15, 2031 · 8 hours missing'],
  ['payroll', { period, hours: { worked: 40, paid: 40 } }, 'Feb 2 to 15, 2031'],
  ['requestSupply', { otherSupplies: 'tape' }, 'other: tape'],
  [
    'requestSupply',
    { supplies: [{ id: 'masks', quantity: 2 }], otherSupplies: 'tape' },
    '2 × Masks (box of 50), other: tape',
  ],
  ['requestPto', { timeOff: timeOff as RequestData['timeOff'] }, 'Wed, Dec 24, 2031'],
])('summarizes a %s with %j as "%s"', (type, requestData, summary) => {
  expect(queueTypes[type].summarize(sampleRequestData(requestData))).toBe(summary);
});

test.each(helpDeskTypes)('does not summarize a %s without data', (type) => {
  expect(queueTypes[type].summarize(sampleRequestData())).toBeNull();
});

test.each([
  [{ worked: 40, paid: 32 }, '8 hours missing'],
  [{ worked: 37.5, paid: 36.5 }, '1 hour missing'],
  [{ worked: 0.3, paid: 0.1 }, '0.2 hours missing'],
  [{ worked: 32, paid: 40 }, '8 hours extra'],
  [{ worked: 40, paid: 40 }, null],
])('formats the pay difference of %j as %s', (hours, text) => {
  expect(formatPayDifference(hours)).toBe(text);
});
