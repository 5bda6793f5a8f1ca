/** For how many days the private link to a help-desk request works. */
export const statusLinkDays = 90;
