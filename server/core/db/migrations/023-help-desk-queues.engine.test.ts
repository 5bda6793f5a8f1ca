import { expect, test } from 'vitest';
import { listQueue } from '../../../features/help-desk/queries';
import { at, useUnmigratedDatabase } from '../../../testing/database/unmigrated-database';
import { testVault } from '../../../testing/encryption';

const opened = useUnmigratedDatabase();

test('existing requests are in their queue and searchable, without structured data', async () => {
  await opened.migrateTo('022-reply-addresses');
  await opened.insert('helpDesk', {
    ...{ id: 'old', type: 'payroll', reviewed: 0, createdAt: at, reference: 'HD-7K3M-9Q' },
    ...{ firstName: 'Ángel', lastName: 'Núñez', contact: '2125550199', region: 'maryland' },
    ...{ detailsSealed: 'sealed', tokenHash: 'hash', expiresAt: at },
  });
  await opened.migrateToLatest();
  const filter = { type: 'payroll', show: 'waiting', assignee: null, region: null } as const;
  const order = { sort: 'waiting', isDescending: false } as const;
  for (const search of ['angel', 'nunez 2125550199', 'hd-7k3m-9q', '(212) 555-0199']) {
    const page = { limit: 9, offset: 0 };
    const items = await listQueue(opened.db, testVault, { ...filter, ...order, search }, page);
    expect(items).toMatchObject([{ id: 'old', version: 1, requestData: null, assignee: null }]);
  }
});
