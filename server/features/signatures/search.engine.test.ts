import { expect, test } from 'vitest';
import type { WorkProfilesResponse } from '../../../contract/signatures/schema';
import { fetchList } from '../../testing/list-page';
import { addSampleEmployee } from '../../testing/samples/employees';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();
const contact = { privatePhone: '(313) 555-0171', privateEmail: 'at-home@mail.example' };

test('searches work details, and never private contact', async () => {
  const work = { workPhone: '(313) 555-0172', workEmail: 'at-work@agency.example' };
  await addSampleEmployee(server, { firstName: 'Bo', ...contact, ...work });
  const find = async (search: string) => {
    const { items, total } = await fetchList<WorkProfilesResponse>(
      server,
      'owner',
      '/signatures',
      search,
    );
    expect(total).toBe(items.length);
    return items.map(({ firstName }) => firstName);
  };
  for (const search of ['bo nunez', 'NÚÑEZ bo', 'at-work@', '3135550172', 'bo AIDE']) {
    expect(await find(search)).toEqual(['Bo']);
  }
  for (const search of ['at-home@mail.example', '3135550171', '555-0171', 'mail.example']) {
    expect(await find(search)).toEqual([]);
  }
});
