import { expect, test } from 'vitest';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import type { Entry } from '../content/entry';
import type { CollectionName } from '../content/schemas/schemas';
import { page, plan, regions, service } from './testing/sample-plan';

/** The entry with a translation of its title. */
function translate<Name extends CollectionName>(entry: Entry<Name>, title: string): Entry<Name> {
  const fields = { ...entry.fields, title, navTitle: title };
  return { ...entry, file: entry.file.replace('.mdx', '.es.mdx'), language: 'es', fields };
}

const services = [
  service('hha', 'Aides', ['new-jersey', 'maryland']),
  service('hha.new-jersey', 'CHHAs'),
];
const pages = [
  page('contact', 'Contact', ['maryland']),
  page('covid', 'COVID'),
  page('team', 'Team'),
];
const [hha, chha] = services as [Entry<'services'>, Entry<'services'>];
const [contact, covid, team] = pages as [Entry<'pages'>, Entry<'pages'>, Entry<'pages'>];

const at = plan({ services, pages }, undefined, {
  services: [translate(hha, 'Asistentes'), chha],
  pages: [contact, translate(covid, 'COVID-19'), team],
  regions: regions.map((region) => translate(region, `Cuidado: ${region.name}`)),
});
const contextAt = (path: string) => at(path)?.context;

test('a translated page has a Spanish one, in all its regions', () => {
  expect(contextAt('/es/hha')).toMatchObject({ title: 'Asistentes', language: 'es' });
  expect(contextAt('/es/maryland/hha')).toMatchObject({ title: 'Asistentes' });
  expect(contextAt('/es/maryland')).toMatchObject({ title: 'Cuidado: maryland' });
  expect(contextAt('/es/covid')).toMatchObject({ title: 'COVID-19' });
  expect(at('/es/team')).toBeUndefined();
});

test('a page that Spanish speakers need shows the English text until it is translated', () => {
  for (const path of ['/es/contact', '/es/new-jersey/hha'])
    expect(contextAt(path)).toMatchObject({ language: 'es', textLanguage: 'en', unlisted: true });
  expect(contextAt('/es/covid')).toMatchObject({ textLanguage: 'es', unlisted: false });
});

test('pages of both languages know each other', () => {
  for (const path of ['/', '/hha', '/maryland/hha', '/contact']) {
    expect(contextAt(path)?.otherPath).toBe(toLanguagePath(path, 'es'));
    expect(contextAt(toLanguagePath(path, 'es'))?.otherPath).toBe(path);
  }
  expect(contextAt('/team')?.otherPath).toBeNull();
});

test('search engines get pairs of pages whose texts are in two languages', () => {
  const paths = ['/hha', '/es/hha', '/contact', '/es/contact', '/team'];
  expect(paths.filter((path) => contextAt(path)?.hasAlternate)).toEqual(['/hha', '/es/hha']);
});

test('menus and breadcrumbs of Spanish pages are in Spanish', () => {
  expect(contextAt('/es/hha')?.breadcrumbs).toEqual([
    { label: 'Inicio', path: '/' },
    { label: 'Asistentes', path: '/hha' },
  ]);
  expect(contextAt('/es')?.navigation.services).toEqual([{ label: 'Asistentes', path: '/hha' }]);
  expect(contextAt('/es')?.navigation.care).toEqual([
    { label: 'Contact', path: '/contact', lang: 'en' },
  ]);
  expect(contextAt('/es/maryland')?.region.state).toBe('Maryland');
  expect(contextAt('/es')?.region.state).toBe('Nueva York');
});
