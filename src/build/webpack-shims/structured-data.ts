/**
 * Stands in for shell/for-machines.tsx and shell/json-ld.ts in the browser: a page comes with what machines read, and
 * who goes on to another page within the site is a person.
 */
const nothing = () => [];

export {
  nothing as renderStructuredData,
  nothing as blogPosting,
  nothing as faqPage,
  nothing as jobPosting,
};
