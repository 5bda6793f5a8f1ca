import { readAnswers, type ZipCounties } from '../../../contract/screener/form';
import { renderPlace } from '../../../contract/screener/render-place';
import type { ResultOffice } from '../../../contract/screener/render-result';
import type { ZipRanges } from '../../../contract/shared/zip-codes/zip-codes';
import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { getRegionPath } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import { rememberRegion } from '../../browser/visits/visited-region';

/** The counties of ZIP codes, once they are loaded. */
export type LoadedCounties = { current: ZipCounties | null };

/** Loads the counties at the fifth digit of a ZIP code, shows the ZIP code's as a guess, and selects the state for this tab. */
export function watchZip(
  form: HTMLFormElement,
  { zips, offices }: { zips: ZipRanges; offices: readonly ResultOffice[] },
  catalog: ScreenerCatalog,
): LoadedCounties {
  const counties: LoadedCounties = { current: null };
  const place = form.querySelector<HTMLElement>('[data-place]') as HTMLElement;
  const read = () =>
    readAnswers(
      Object.fromEntries(new FormData(form)) as Record<string, string>,
      zips,
      counties.current,
    );
  const render = () => renderPlace(read(), counties.current, offices, catalog);
  let shownZip: string | null = null;

  const showZip = async () => {
    const { zip, region } = read();
    if (zip === shownZip) return;
    shownZip = zip;
    place.replaceChildren();
    if (region !== null && zip !== null) {
      const path = toLanguagePath(getRegionPath(region, extraRoutes.findCare), catalog.language);
      void rememberRegion(region, path);
      await loadCounties(counties);
    }
    if (zip === shownZip) place.innerHTML = render();
  };
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).name === 'zip') void showZip();
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
  return counties;
}

/** Without the counties, the state is enough for an answer. */
export async function loadCounties(counties: LoadedCounties): Promise<void> {
  counties.current ??= await import('../../../contract/shared/zip-codes/zip-counties').catch(
    () => null,
  );
}

/** Opens the choice of the county. */
export function openCounties(form: HTMLFormElement): void {
  form.querySelector('[data-place] details')?.setAttribute('open', '');
  form.querySelector<HTMLElement>('[data-place] select')?.focus();
}

/** Fills in what the home page has asked, which is in the URL's fragment, and removes it there. */
export function takeKnownAnswers(form: HTMLFormElement): Readonly<Record<string, string>> {
  const known = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const { careFor, zip, region = '' } = known;
  if (careFor === undefined || zip === undefined) return {};
  history.replaceState(history.state, '', location.pathname);
  const radios = '[type="radio"]:is([name="careFor"], [name="region"])';
  for (const radio of form.querySelectorAll<HTMLInputElement>(radios))
    radio.checked = radio.value === (radio.name === 'region' ? region : careFor);
  const input = form.querySelector<HTMLInputElement>('[name="zip"]') as HTMLInputElement;
  input.value = zip;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return { careFor, zip };
}
