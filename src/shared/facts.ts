/** Constants of specification sections 4 and 9: milliseconds and CSS pixels. */
export const facts = {
  earlierVisitors: 672,
  scrollToTopAfter: 2000,
  bubble: { firstAt: 18_000, firstDuration: 2_000, interval: 40_000, duration: 4_000 },
  popup: { clearAfter: 10_000, minimizeDelay: 500 },
  pollInterval: 6_000,
  fetching: { retryEvery: 5_000, dedupe: 2_000, focusThrottle: 5_000 },
  toasts: {
    blank: 4_000,
    error: 4_000,
    success: 2_000,
    loading: Infinity,
    custom: 4_000,
  },
  loadingOverlayAfter: 150,
} as const;

/**
 * Keys in the browser's storage: those of specification section 3, and the visitor's region with its office. The dashboard has its own for shortcuts
 * (src/dashboard/hooks/use-shortcuts.ts), for the account of the counts (src/dashboard/api/use-unread.ts), and the idle timeout (src/browser/auth/idle-storage.ts).
 */
export const storageKeys = {
  theme: 'theme',
  visit: 'count',
  region: 'region',
  office: 'office',
  dashboardMessages: 'dashBoardMessage',
  seenMessages: 'lastMessageCount',
} as const;
