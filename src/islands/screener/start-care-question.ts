import { defaultRegion, getRegionPath } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import {
  findZipRegion,
  zipPattern,
  type ZipRanges,
} from '../../../contract/shared/zip-codes/zip-codes';
import { formatKnownAnswers } from '../../shared/known-answers';
import { showFieldError } from './field-error';

/** Takes the answers along in the fragment, to the page of the ZIP code's state. Without a ZIP code, that page asks for the state. */
export function startCareQuestion(): void {
  const form = document.querySelector<HTMLFormElement>('[data-care-question]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { careQuestion = '', zips = '', zipError = '' } = form.dataset;
    const input = form.querySelector<HTMLInputElement>('[name="zip"]') as HTMLInputElement;
    const zip = input.value.trim();
    const isWrong = zip !== '' && !zipPattern.test(zip);
    showFieldError(input, isWrong ? zipError : null);
    if (isWrong) return input.focus();
    const careFor = String(new FormData(form).get('careFor'));
    const region = findZipRegion(zip, JSON.parse(zips) as ZipRanges) ?? defaultRegion;
    const { findCare } = extraRoutes;
    const page = careQuestion.replace(findCare, getRegionPath(region, findCare));
    // The loading overlay follows links.
    const link = form.appendChild(document.createElement('a'));
    link.href = page + formatKnownAnswers({ careFor, zip, region: '' });
    link.click();
    link.remove();
  });
}
