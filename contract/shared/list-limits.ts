/** Threads, requests, and accounts in one response: the default of `limit`, and its maximum. Every open tab polls them each 6 s. */
export const chatLimits = { default: 50, max: 200 } as const;
export const helpDeskLimits = { default: 500, max: 5_000 } as const;
export const accountLimits = { default: 500, max: 5_000 } as const;

export const pageSize = 50;

/** Records that one bulk action changes. */
export const maxBulkRecords = 200;

/** Counting stops here, and screens say '1,000+'. A search stops earlier, because each match is decrypted. */
export const maxCounted = 1_000;
export const maxMatches = 200;

/** Threads that GET /chats/unread lists. */
export const maxUnreadThreads = 500;

export const maxMessagesPerThread = 50;

/** The header with the URI-encoded search query. Proxies log URLs, and a query may be a person's name. */
export const searchHeader = 'x-search';
export const maxQueryLength = 200;

/** The header with the total number of records, including those that `limit` cut off. */
export const totalHeader = 'x-total-count';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const maxResults = 5;
export const minQueryLength = 2;
