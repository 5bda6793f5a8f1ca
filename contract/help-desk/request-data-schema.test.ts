import { expect, test } from 'vitest';
import { sampleRequestData } from './testing/sample-request-data';
import { toRequestData, normalizeAnswers } from './request-data-schema';

test('normalizes days and hours', () => {
  const normalized = normalizeAnswers({
    periodFrom: '10/1/2026',
    periodTo: 'Oct 15, 2026',
    hoursWorked: '62,5',
    hoursPaid: '58',
    firstName: 'Ann',
    payProblem: 'Saturday',
  });
  expect(normalized).toEqual({
    periodFrom: '2026-10-01',
    periodTo: '2026-10-15',
    hoursWorked: '62.5',
    hoursPaid: '58',
  });
  expect(toRequestData(normalized)).toEqual(
    sampleRequestData({
      period: { from: '2026-10-01', to: '2026-10-15' },
      hours: { worked: 62.5, paid: 58 },
    }),
  );
});

test('lists ordered supplies', () => {
  const normalized = normalizeAnswers({
    'quantity-masks': '02',
    'quantity-aprons': '0',
    'quantity-wipes': '',
    supplyWay: 'mail',
    supplyAddress: '1 Test Street',
  });
  expect(toRequestData(normalized)).toEqual(
    sampleRequestData({
      supplies: [{ id: 'masks', quantity: 2 }],
      supplyWay: 'mail',
      supplyAddress: '1 Test Street',
    }),
  );
});

test('reads the days and hours of time off', () => {
  const normalized = normalizeAnswers({
    timeOffKind: 'sick',
    firstDay: '12/24/2026',
    lastDay: '2026-12-26',
    timeOffHours: '24',
  });
  expect(toRequestData(normalized).timeOff).toEqual({
    kind: 'sick',
    firstDay: '2026-12-24',
    lastDay: '2026-12-26',
    hours: 24,
  });
});
