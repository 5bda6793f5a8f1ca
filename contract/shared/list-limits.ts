/** How many a polled list brings when no `limit` is named, and the most that may be named: every open tab asks each six seconds. */
export const chatLimits = { usual: 200, most: 2_000 } as const;
export const helpDeskLimits = { usual: 500, most: 5_000 } as const;
export const accountLimits = { usual: 500, most: 5_000 } as const;

/** Rows on one page of a list that the server cuts into pages. */
export const listPage = 50;

/** Messages shown of each thread. */
export const mostMessages = 50;

/** The header with the words that a list is searched for, encoded as in an address: names do not belong into addresses that proxies log. */
export const searchHeader = 'x-search';
/** The most that can be searched for, in characters. */
export const longestSearch = 200;

/** The header of a list that says how many there are in all, those left out included. */
export const totalHeader = 'x-total-count';

/** Rows of one export: more is refused rather than cut. A workbook is packed at once, and everybody waits meanwhile. */
export const mostExported = { csv: 50_000, xlsx: 10_000 } as const;

/** How many records of each kind the palette finds at most: as many as can be looked over at a glance. */
export const mostFound = 5;
/** The fewest letters for which it searches records: a single one stands in everybody's name. */
export const fewestLetters = 2;
