/** Records on one page of a queue. */
export const queuePage = 50;

/** The longest span of days that the calendar of time off shows at once. */
export const mostCalendarDays = 366;
