/**
 * Stands in for Gatsby's Head API in the browser: this site's pages write their head with Helmet (shell/seo.tsx). Throws
 * where a page exports a Head all the same, which would be lost.
 */
export function headHandlerForBrowser({ pageComponent }: { pageComponent?: { Head?: unknown } }) {
  if (pageComponent?.Head) throw new Error('Write the head of a page with Seo or Helmet.');
}
