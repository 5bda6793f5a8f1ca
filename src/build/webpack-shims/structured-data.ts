/** Replaces src/layout/head/structured-data.tsx and json-ld.ts in the browser, which gets structured data in the HTML. */
const returnNothing = () => [];

export {
  returnNothing as forMachines,
  returnNothing as blogPosting,
  returnNothing as faqPage,
  returnNothing as jobPosting,
};
