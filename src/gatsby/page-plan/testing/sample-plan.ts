import { regionIds } from '../../../../contract/shared/regions';
import type { Collections, Entry } from '../../content/entry';
import type { CollectionName, FieldsOf } from '../../content/schemas/schemas';
import { planPages } from '../plan-pages';

const site = {
  name: 'Larkspan',
  url: 'https://larkspan.example',
  social: { facebook: '', instagram: '', tiktok: '', youtube: '' },
};

export function entry<Name extends CollectionName>(
  collection: Name,
  fileName: string,
  fields: FieldsOf<Name>,
): Entry<Name> {
  const [name = '', variant] = fileName.split('.');
  return {
    file: `content/${collection}/${fileName}.mdx`,
    key: `${collection}/${fileName}`,
    name,
    variant: regionIds.find((id) => id === variant) ?? null,
    fields,
    language: 'en',
    content: [],
    components: [],
    readingMinutes: 1,
  };
}

export const regions = regionIds.map((id, index) =>
  entry('regions', id, {
    title: `Home care: ${id}`,
    description: '',
    company: `Larkspan ${id}`,
    place: id,
    phone: '(212) 555-0142',
    afterHours: { phone: '(212) 555-0143', purpose: 'Missed visits' },
    email: `${id}@larkspan.example`,
    address: { street: '', city: '', state: 'NY', zip: '10018' },
    hours: [],
    counties: [],
    updated: '2026-11-20',
    license: '',
    programs: [],
    order: index,
  }),
);

/** @param offered regions besides New York */
export const service = (
  fileName: string,
  title: string,
  offered?: FieldsOf<'services'>['regions'],
) =>
  entry('services', fileName, {
    title,
    navTitle: title,
    description: '',
    summary: '',
    order: 1,
    updated: '2026-11-20',
    ...(offered && { regions: offered }),
  });

/** @param offered regions besides New York */
export const page = (fileName: string, title: string, offered?: FieldsOf<'pages'>['regions']) =>
  entry('pages', fileName, {
    title,
    description: '',
    updated: '2026-11-20',
    ...(offered && { regions: offered }),
  });

/** Plans these files and the sample regions; returns a lookup by path. */
export function plan(
  files: Partial<Collections>,
  now = new Date('2026-11-20T17:00:00Z'),
  spanish: Partial<Collections> = files,
) {
  const empty = {
    services: [],
    pages: [],
    legal: [],
    blog: [],
    faqs: [],
    team: [],
    events: [],
    jobs: [],
  };
  const pages = planPages(
    { ...empty, regions, ...files },
    { ...empty, regions, ...spanish },
    { site, now, programs: [], notices: [], stateLanguages: {} },
  );
  return (path: string) => pages.find((planned) => planned.path === path);
}
