/** The five kinds of help-desk record, each with a count of its own (specification sections 4 and 9). */
export const helpDeskTypes = [
  'generalRequest',
  'payStub',
  'payroll',
  'requestSupply',
  'requestPto',
] as const;
export type HelpDeskType = (typeof helpDeskTypes)[number];

/** Whether requests of a kind are approved or declined, with the reason told, rather than marked as reviewed. */
export const isDecided = (type: HelpDeskType): boolean => type === 'requestPto';

/** Whether requests of a kind are answered with a file. */
export const takesFile = (type: HelpDeskType): boolean => type === 'payStub';
