/** Replaces Gatsby's Head API. Throws if a page exports Head, which would have no effect. */
export function headHandlerForBrowser({ pageComponent }: { pageComponent?: { Head?: unknown } }) {
  if (pageComponent?.Head) throw new Error('Use Seo or Helmet for the head of a page.');
}
