/** Brings the year of the copyright line up to date; the built page has that of the build. */
export function startYear(): void {
  const year = document.querySelector('[data-year]');
  if (year !== null) year.textContent = String(new Date().getFullYear());
}
