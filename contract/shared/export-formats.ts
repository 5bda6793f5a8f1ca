/** How a list can be taken along: text that every program reads, or a workbook of Excel. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
