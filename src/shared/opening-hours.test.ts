import { expect, test } from 'vitest';
import { toOpeningHours } from './opening-hours';

test('search engines get the hours of the days', () => {
  expect(toOpeningHours({ days: 'Saturday', opens: '10:00 AM', closes: '2:00 PM' })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '10:00',
      closes: '14:00',
    },
  ]);
});
