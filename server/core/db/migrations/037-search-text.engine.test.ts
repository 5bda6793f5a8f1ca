import { expect, test } from 'vitest';
import { findRequests } from '../../../features/help-desk/queries';
import { at, useUnmigratedDatabase } from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('finds earlier records without their apostrophes and with any form of the phone number', async () => {
  await opened.migrateTo('036-consent-ledger');
  await opened.insert('helpDesk', {
    ...{ id: 'r1', type: 'payroll', reviewed: 0, createdAt: at, reference: 'HD-7K3M-9Q' },
    ...{ firstName: 'Ann', lastName: 'O’Neil-Núñez', contact: '2125550183', region: 'new-york' },
    ...{ detailsSealed: '', tokenHash: 'hash', expiresAt: at },
    words: 'ann o’neil-nunez hd-7k3m-9q 2125550183 (212) 555-0183 212-555-0183',
  });
  await opened.migrateTo('037-search-text');
  const find = async (search: string) =>
    (await findRequests(opened.db, ['payroll'], search, 5)).map(({ id }) => id);
  for (const search of ["O'Neil", 'oneil', '+1 212 555 0183', '555-01', 'hd-7k3m-9q']) {
    expect([search, await find(search)]).toEqual([search, ['r1']]);
  }
  expect(await find('+1 212 555 0184')).toEqual([]);
});
