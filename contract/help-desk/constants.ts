/** The file that the office attaches to a request: for how many days its link works, and the most it may have, in bytes. */
export const answerFile = { days: 14, maxBytes: 5 * 1024 * 1024 } as const;

/** The longest span of days that the calendar of time off shows at once. */
export const mostCalendarDays = 366;
