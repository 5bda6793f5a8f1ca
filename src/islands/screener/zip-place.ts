import type { Answers } from '../../../contract/screener/answers';
import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { readAnswers, type ZipCounties } from '../../../contract/screener/form';
import { renderPlace } from '../../../contract/screener/render-place';
import type { ResultOffice } from '../../../contract/screener/render-result';
import { getRegionPath, type RegionId } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import type { ZipRanges } from '../../../contract/shared/zip-codes/zip-codes';
import { rememberRegion } from '../../browser/visits/visited-region';
import { parseKnownAnswers } from '../../shared/known-answers';

type AnswersForm = {
  /** With the county once the counties are loaded. */
  read: () => Answers;
  loadCounties: () => Promise<void>;
};

/** Loads the counties at the fifth digit of a ZIP code, shows the ZIP code's as a guess, and selects the state for this tab. */
export function watchZip(
  form: HTMLFormElement,
  { zips, offices }: { zips: ZipRanges; offices: readonly ResultOffice[] },
  catalog: ScreenerCatalog,
): AnswersForm {
  const place = form.querySelector<HTMLElement>('[data-place]') as HTMLElement;
  let counties: ZipCounties | null = null;
  let shownZip: string | null = null;

  const read = () => {
    const texts = Object.fromEntries(new FormData(form)) as Record<string, string>;
    return readAnswers(texts, zips, counties);
  };
  // Without the counties, the state is enough for an answer.
  const loadCounties = async () => {
    const load = () => import('../../../contract/shared/zip-codes/zip-counties');
    counties ??= await load().catch(() => null);
  };
  const render = () => renderPlace(read(), counties, offices, catalog);
  const selectOffice = (region: RegionId | null) => {
    if (region === null) return;
    const path = getRegionPath(region, extraRoutes.findCare);
    void rememberRegion(region, toLanguagePath(path, catalog.language));
  };
  const showZip = async () => {
    const { zip, region } = read();
    if (zip === shownZip) return;
    shownZip = zip;
    place.replaceChildren();
    if (region !== null && zip !== null) {
      selectOffice(region);
      await loadCounties();
    }
    if (zip === shownZip) place.innerHTML = render();
  };

  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    if (name === 'zip') void showZip();
    if (name === 'region') selectOffice(read().region);
  });
  // The select stays, because it has the focus.
  place.addEventListener('change', () => {
    const changed = document.createElement('div');
    changed.innerHTML = render();
    for (const part of ['summary', '[data-advice]'])
      place
        .querySelector(part)
        ?.replaceChildren(...(changed.querySelector(part)?.childNodes ?? []));
  });
  void showZip();
  return { read, loadCounties };
}

/** Opens the choice of the county. */
export function openCounties(form: HTMLFormElement): void {
  form.querySelector('[data-place] details')?.setAttribute('open', '');
  form.querySelector<HTMLElement>('[data-place] select')?.focus();
}

/** Fills in what the home page or the search knows, and removes it from the URL. False if that is nothing. */
export function takeKnownAnswers(form: HTMLFormElement): boolean {
  const known = parseKnownAnswers(location.hash);
  if (known === null) return false;
  history.replaceState(history.state, '', location.pathname);
  for (const name of ['careFor', 'region'] as const)
    for (const radio of form.querySelectorAll<HTMLInputElement>(`[type="radio"][name="${name}"]`))
      radio.checked = radio.value === known[name];
  const input = form.querySelector<HTMLInputElement>('[name="zip"]') as HTMLInputElement;
  input.value = known.zip;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
