import type { HelpDeskRecord } from '../../../../contract/help-desk';

/** A help-desk record as the tests need it; what a test is about is given, the rest is ordinary. */
export function helpDeskRecord(parts: Partial<HelpDeskRecord> = {}): HelpDeskRecord {
  return {
    id: 'r1',
    type: 'payroll',
    review: 'false',
    at: '2026-03-02T15:00:00.000Z',
    reference: 'HD-7K3M-9Q',
    name: 'Dolores Reyes',
    contact: '2125550181',
    email: null,
    region: 'new-york',
    details: [{ label: 'What is wrong', value: 'Saturday is missing' }],
    ...parts,
  };
}
