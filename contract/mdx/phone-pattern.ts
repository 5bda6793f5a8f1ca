/** A phone number in a text, as "(973) 555-0118", which the page has as a link. One group: what is split by it keeps it. */
export const phoneInText = /(\(\d{3}\) \d{3}-\d{4})/;
