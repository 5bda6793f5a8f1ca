import { regionIds, type RegionId } from '../../../contract/shared/regions';
import type { Region, Regions } from '../../services/site/region-records';

/** Expected by tests. Other regions get the same values as the first. */
const expected: Partial<Record<RegionId, { company: string; phone: string }>> = {
  'new-jersey': { company: 'Test Care NJ', phone: '(973) 555-0100' },
  maryland: { company: 'Test Care MD', phone: '(410) 555-0100' },
  michigan: { company: 'Test Care MI', phone: '(313) 555-0100' },
};

/** Different from the sample agency's, so that no test passes by accident. */
export const testRegions = Object.fromEntries(
  regionIds.map((id): [RegionId, Region] => [
    id,
    {
      id,
      company: 'Test Care NY',
      phone: '(212) 555-0100',
      ...expected[id],
      place: `Place of ${id}`,
      email: `${id}@agency.example`,
      hours: [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }],
      holidays: ['2026-11-26'],
      replyWithin: 60,
      counties: ['Essex', 'Queens'],
      address: { street: '1 Test Street', city: 'Testville', state: 'TS', zip: '00001' },
    },
  ]),
) as Regions;
