import type { Region, Regions } from '../../site/region-records';
import type { RegionId } from '../../../contract/shared/regions';

/** Different from the sample agency's, so that no test passes by accident. */
export const testRegions: Regions = {
  'new-york': region('new-york', 'Test Care NY', '(212) 555-0100'),
  'new-jersey': region('new-jersey', 'Test Care NJ', '(973) 555-0100'),
  maryland: region('maryland', 'Test Care MD', '(410) 555-0100'),
  michigan: region('michigan', 'Test Care MI', '(313) 555-0100'),
};

function region(id: RegionId, company: string, phone: string): Region {
  return {
    id,
    company,
    place: `Place of ${id}`,
    phone,
    email: `${id}@agency.example`,
    address: { street: '1 Test Street', city: 'Testville', state: 'TS', zip: '00001' },
  };
}
