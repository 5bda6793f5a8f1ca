/** The agency's four regions (product.md "The agency"); the first is the default. */
export const regionIds = ['new-york', 'new-jersey', 'maryland', 'michigan'] as const;
export type RegionId = (typeof regionIds)[number];
