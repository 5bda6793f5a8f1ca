/** The five kinds of help-desk record, each with a count of its own (specification sections 4 and 9). */
export const helpDeskTypes = [
  'generalRequest',
  'payStub',
  'payroll',
  'requestSupply',
  'requestPto',
] as const;
export type HelpDeskType = (typeof helpDeskTypes)[number];
