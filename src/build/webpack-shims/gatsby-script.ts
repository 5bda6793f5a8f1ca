/** Stands in for Gatsby's <Script>, which brings Partytown along and which this site's rules on scripts leave no use for. */
export function Script(): never {
  throw new Error('Gatsby’s <Script> is not in the build: see docs/decisions/013-page-weight.md.');
}
