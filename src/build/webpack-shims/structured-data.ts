import type * as jsonLd from '../../layout/head/json-ld';
import type * as structuredData from '../../layout/head/structured-data';

/**
 * Replaces src/layout/head/structured-data.tsx and json-ld.ts in the browser, which gets structured data in the HTML. The types
 * make a rename there an error here.
 */
type Replaced = typeof jsonLd & typeof structuredData;
const returnNothing = (() => []) as never;

export const renderStructuredData: Replaced['renderStructuredData'] = returnNothing;
export const blogPosting: Replaced['blogPosting'] = returnNothing;
export const faqPage: Replaced['faqPage'] = returnNothing;
export const jobPosting: Replaced['jobPosting'] = returnNothing;
