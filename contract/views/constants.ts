export const maxViewName = 40;
/** Of an account, and of those that are shared. */
export const maxViews = 30;
