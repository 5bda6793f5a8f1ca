import { defaultRegion, getRegionPath } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { findZipRegion, type ZipRanges } from '../../../contract/shared/zip-codes/zip-codes';

/** Takes the answers along in the fragment, which no browser sends, to the page of the ZIP code's state. */
export function startCareQuestion(): void {
  const form = document.querySelector<HTMLFormElement>('[data-care-question]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { careQuestion = '', zips = '' } = form.dataset;
    const answers = new FormData(form);
    const careFor = String(answers.get('careFor'));
    const zip = String(answers.get('zip')).trim();
    const region = findZipRegion(zip, JSON.parse(zips) as ZipRanges) ?? defaultRegion;
    const { findCare } = extraRoutes;
    const page = careQuestion.replace(findCare, getRegionPath(region, findCare));
    // The loading overlay follows links.
    const link = form.appendChild(document.createElement('a'));
    link.href = `${page}#${new URLSearchParams({ careFor, zip }).toString()}`;
    link.click();
    link.remove();
  });
}
