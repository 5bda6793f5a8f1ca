import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../../tests/fixtures/listeners';
import { storageKeys } from '../../shared/facts';
import type { LayoutContext, RegionRecord } from '../../shared/page-context';
import { EmailLink, PhoneLink } from '../links';
import { RegionProvider } from '../region-context';
import { texts } from '../../shared/texts/texts';
import { getOfficeData } from './office-data';
import { OfficeText } from './office-text';
import { showOfficeScript } from './show-office-script';

removeListenersAfterEach();
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const office = (id: RegionRecord['id'], company: string, phone: string): RegionRecord => ({
  id,
  company,
  phone,
  state: id,
  place: id,
  path: `/${id}`,
  afterHours: { phone, purpose: 'Missed visits' },
  email: `${id}@larkspan.example`,
  address: { street: '1 Main St', city: 'Town', state: 'NY', zip: '10018' },
  hours: [],
  holidays: [],
  replyWithin: 60,
  license: '',
  counties: [],
  areas: [],
  countyNames: [],
  programs: [],
});
const newYork = office('new-york', 'Larkspan Care', '(212) 555-0142');
const newJersey = office('new-jersey', 'Larkspan Care of New Jersey', '(973) 555-0118');
const otherRegion = { ...newJersey, place: 'Nueva Jersey', state: 'Nueva Jersey' };
const formats = { own: texts.en, other: texts.es };
const data = JSON.stringify(
  getOfficeData(
    { language: 'en', region: newJersey, otherRegion, variants: ['/contact'] },
    formats,
  ),
);

function loadPage(embedded?: string, more = ''): void {
  const layout = {
    language: 'en',
    translated: [] as string[],
    region: newYork,
    variants: [] as string[],
  } as unknown as LayoutContext;
  document.body.innerHTML = renderToStaticMarkup(
    <RegionProvider value={layout}>
      <PhoneLink />
      <EmailLink />
      <a href="/contact?a=1#b">Contact</a>
      <a href="/team">Team</a>
      <OfficeText name="place" />
      <div data-all-offices>
        <a href="/contact">New York</a>
      </div>
    </RegionProvider>,
  );
  document.body.insertAdjacentHTML('beforeend', more);
  const script = document.createElement('script');
  if (embedded !== undefined) script.dataset['office'] = embedded;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // oxlint-disable-next-line no-eval -- the script runs as it would inline in a page
  window.eval(showOfficeScript);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const links = () =>
  [...document.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent]);

const shown = [
  ['tel:+19735550118', '(973) 555-0118'],
  ['mailto:new-jersey@larkspan.example', 'new-jersey@larkspan.example'],
  ['/new-jersey/contact?a=1#b', 'Contact'],
  ['/team', 'Team'],
  ['/contact', 'New York'],
];

test('a page shows the office of the tab, and links to its pages, except in lists of all offices', () => {
  sessionStorage.setItem(storageKeys.office, data);
  loadPage();
  expect(links()).toEqual(shown);
});

test('a page about one state shows that state’s office, whatever the tab remembers', () => {
  sessionStorage.setItem(storageKeys.office, data.replaceAll('973', '410'));
  loadPage(data);
  expect(links()).toEqual(shown);
});

test('a Spanish page shows the office that an English page has remembered in Spanish', () => {
  sessionStorage.setItem(storageKeys.office, data);
  document.documentElement.lang = 'es';
  loadPage(undefined, '<a href="/es/contact?a=1">Contacto</a><a href="/es/team">Equipo</a>');
  document.documentElement.lang = '';
  expect(links().slice(-2)).toEqual([
    ['/es/new-jersey/contact?a=1', 'Contacto'],
    ['/es/team', 'Equipo'],
  ]);
  expect(document.querySelector('[data-office-text="place"]')?.textContent).toBe('Nueva Jersey');
});

test.each([[undefined], [''], ['{']])(
  'a tab that remembers %j shows the path’s office',
  (stored) => {
    if (stored !== undefined) sessionStorage.setItem(storageKeys.office, stored);
    loadPage();
    expect(links()[0]).toEqual(['tel:+12125550142', '(212) 555-0142']);
  },
);
