import { regionIds } from '../../../../contract/shared/regions';
import type { Collections, Entry } from '../../content/entry';
import type { CollectionName, FieldsOf } from '../../content/schemas/schemas';
import { planPages } from '../plan-pages';

const site = {
  name: 'Larkspan',
  tagline: '',
  url: 'https://larkspan.example',
  social: { facebook: '', instagram: '', tiktok: '', youtube: '' },
};

/** An entry of the file 'content/<collection>/<fileName>.mdx'. */
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
    components: [],
    readingMinutes: 1,
  };
}

/** A file for each region. */
export const regions = regionIds.map((id, index) =>
  entry('regions', id, {
    title: `Home care: ${id}`,
    description: '',
    company: `Larkspan ${id}`,
    state: id,
    place: id,
    phone: '(212) 555-0142',
    email: `${id}@larkspan.example`,
    address: { street: '', city: '', state: 'NY', zip: '10018' },
    hours: [],
    counties: [],
    updated: '2026-11-20',
    licence: '',
    programmes: [],
    order: index,
  }),
);

/** A service, New York's alone unless it is offered elsewhere. */
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

/** A page, New York's alone unless it is offered elsewhere. */
export const page = (fileName: string, title: string, offered?: FieldsOf<'pages'>['regions']) =>
  entry('pages', fileName, {
    title,
    description: '',
    updated: '2026-11-20',
    ...(offered && { regions: offered }),
  });

/** The plan of these files, of the sample regions and of nothing else; gives back what finds a page by its path. */
export function plan(files: Partial<Collections>, now = new Date('2026-11-20T17:00:00Z')) {
  const none = {
    services: [],
    pages: [],
    legal: [],
    blog: [],
    faqs: [],
    team: [],
    events: [],
    jobs: [],
  };
  const pages = planPages({ ...none, regions, ...files }, site, now);
  return (path: string) => pages.find((planned) => planned.path === path);
}
