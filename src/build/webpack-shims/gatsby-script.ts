export function Script(): never {
  throw new Error('Gatsby’s <Script> is not in the build: see docs/decisions/013-page-weight.md.');
}
