import { formatNumber } from '../../../contract/shared/text/format-number';
import { getCallPath } from '../../browser/api/calls';
import { environment } from '../../browser/environment';
import { getPageLanguage, scriptTexts } from '../../browser/script-texts';
import { visitCountProperty } from '../../browser/visits/visit-script';

type CountWindow = Window & { [visitCountProperty]?: Promise<number> };

/** Brings the year of the copyright line up to date, and adds "Visitors: 41". If the count cannot be read, that is only logged. */
export function startFooter(): void {
  const year = document.querySelector('[data-year]');
  if (year !== null) year.textContent = String(new Date().getFullYear());
  const element = document.querySelector('[data-visitors]');
  if (element === null) return;
  const { visitors } = scriptTexts[getPageLanguage()];
  void readCount().then(
    (count) => (element.textContent = `${visitors} ${formatNumber(count)}`),
    (error: unknown) => console.warn('The visitor count could not be read.', error),
  );
}

/** The first page of a visit has already asked (src/browser/visits/visit-script.ts). */
async function readCount(): Promise<number> {
  const asked = (window as CountWindow)[visitCountProperty];
  if (asked !== undefined) return asked;
  const response = await fetch(`${environment.apiUrl}${getCallPath('GET /count')}`);
  const { count } = (await response.json()) as { count?: unknown };
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0)
    throw new Error(`The answer has no count (status ${response.status}).`);
  return count;
}
