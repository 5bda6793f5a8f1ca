/** For how many days the private link to a help-desk request works. */
export const statusLinkDays = 90;

/** What is said of the link on the page that shows it, when a mail with it has been queued, and when not. */
export const inMail = 'It is on its way to your e-mail too.';
export const notInMail = 'It was not sent by e-mail, so copy it and keep it safe.';
