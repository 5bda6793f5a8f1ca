import { describe, expect, test } from 'vitest';
import { regionIds } from '../../../contract/shared/regions';
import { getPageOffice } from '../../shared/page-office';
import { PlanError } from '../content/issues';
import { entry, page, plan, regions, service } from './testing/sample-plan';

describe('regional variants', () => {
  const at = plan({
    services: [
      service('hha', 'Aides', ['new-jersey', 'maryland']),
      service('hha.new-jersey', 'CHHAs'),
      service('nhtd', 'NHTD', []),
    ],
  });

  test('uses the region’s own file if there is one', () => {
    expect(at('/new-jersey/hha')?.context.source).toBe('services/hha.new-jersey');
    expect(at('/new-jersey/hha')?.context.title).toBe('CHHAs');
  });

  test('otherwise uses the default file with the region’s branding', () => {
    expect(at('/maryland/hha')?.context.source).toBe('services/hha');
    expect(at('/maryland/hha')?.context.region.company).toBe('Larkspan maryland');
  });

  test('uses the default file for New York at the root path', () => {
    expect(at('/hha')?.context.source).toBe('services/hha');
    expect(at('/hha')?.context.region.id).toBe('new-york');
  });

  test('has no page for a service that a region does not offer', () => {
    expect(at('/michigan/hha')).toBeUndefined();
    expect(at('/new-jersey/nhtd')).toBeUndefined();
  });

  test('lists only the region’s services in its menu', () => {
    expect(at('/new-jersey')?.context.navigation.services).toEqual([
      { label: 'CHHAs', path: '/new-jersey/hha' },
    ]);
    expect(at('/')?.context.navigation.services.map(({ path }) => path)).toEqual(['/hha', '/nhtd']);
  });

  test('lists the region’s variants for links', () => {
    expect(at('/new-jersey')?.context.variants).toContain('/hha');
    expect(at('/new-jersey')?.context.variants).not.toContain('/nhtd');
    expect(at('/')?.context.variants).toEqual([]);
  });
});

test('sends forms on a region’s pages to its office, and offers a choice elsewhere', () => {
  const at = plan({ pages: [page('contact', 'Contact', ['maryland']), page('covid', 'COVID')] });
  const offices = (path: string) => at(path)?.context.formOffices.map(({ id }) => id);
  expect(offices('/maryland/contact')).toEqual(['maryland']);
  for (const path of ['/', '/contact', '/covid']) expect(offices(path)).toEqual(regionIds);
});

test('leaves an unlisted page out of the sitemap', () => {
  const unlisted = page('thank-you', 'Thank you');
  unlisted.fields.unlisted = true;
  const at = plan({ pages: [unlisted, page('covid', 'COVID'), page('sitemap', 'Sitemap')] });
  expect(at('/thank-you')?.context.unlisted).toBe(true);
  const context = at('/sitemap')?.context;
  const groups = context && 'groups' in context ? context.groups : [];
  const paths = groups.flatMap(({ links }) => links.map(({ path }) => path));
  expect(paths).toContain('/covid');
  expect(paths).not.toContain('/thank-you');
});

describe('rejects', () => {
  test('two files with the same path', () => {
    const files = { services: [service('hha', 'Aides')], pages: [page('hha', 'Aides')] };
    expect(() => plan(files)).toThrow(PlanError);
    expect(() => plan(files)).toThrow(
      /address \/hha is already used by content\/services\/hha\.mdx/,
    );
  });

  test('a region’s file that the default does not list', () => {
    const files = { services: [service('hha', 'Aides', []), service('hha.michigan', 'Aides')] };
    expect(() => plan(files)).toThrow(/does not list michigan/);
  });

  test('a variant without a default', () => {
    expect(() => plan({ pages: [page('covid.maryland', 'COVID')] })).toThrow(
      /no default file covid\.mdx/,
    );
  });

  test('a region without its file', () => {
    expect(() => plan({ regions: regions.slice(1) })).toThrow(/new-york\.mdx/);
  });
});

describe('articles', () => {
  const post = (name: string, tags: string[]) =>
    entry('blog', name, {
      title: name,
      description: '',
      date: '2026-05-01',
      author: 'Larkspan',
      tags,
    });
  const posts = Array.from({ length: 10 }, (_, index) => post(`post-${index}`, ['long term care']));
  const at = plan({ pages: [page('blog', 'Articles')], blog: posts });

  test('have a page below /blog', () => {
    expect(at('/blog/post-3')?.template).toBe('post');
  });

  test('use the office of their state for the link image', () => {
    const local = post('local', []);
    local.fields.region = 'maryland';
    const find = plan({ pages: [page('blog', 'Articles')], blog: [...posts, local] });
    const officeAt = (path: string) => {
      const context = find(path)?.context;
      return context && getPageOffice(context).id;
    };
    expect(officeAt('/blog/local')).toBe('maryland');
    expect(officeAt('/blog/post-3')).toBe('new-york');
  });

  test('are all in the list', () => {
    expect(at('/blog')?.context).toMatchObject({
      posts: posts.map(({ name }) => ({ path: `/blog/${name}` })),
      neighbors: { newer: null, older: null },
    });
    expect(at('/blog/page/1')).toBeUndefined();
  });

  test('share a list for two spellings of a tag', () => {
    const mixed = [post('a', ['long-term care', 'long term care']), post('b', ['long term care'])];
    const find = plan({ pages: [page('blog', 'Articles')], blog: mixed });
    expect(find('/blog/tags/long-term-care')?.context).toMatchObject({
      title: 'Articles about long term care',
      tags: [{ label: 'Long term care', path: '/blog/tags/long-term-care' }],
      posts: [{ path: '/blog/a' }, { path: '/blog/b' }],
    });
  });

  test('have a list for each tag', () => {
    expect(at('/blog/tags/long-term-care')?.context).toMatchObject({
      posts: posts.map(({ name }) => ({ path: `/blog/${name}` })),
    });
  });
});

test('pages about no single state are shared by all', () => {
  const at = plan({
    pages: [
      page('contact', 'Contact', ['maryland']),
      page('faqs', 'FAQs', ['maryland']),
      page('covid', 'COVID'),
    ],
    services: [service('nhtd', 'NHTD')],
  });
  const paths = ['/', '/maryland', '/maryland/contact', '/contact', '/faqs', '/nhtd', '/covid'];
  expect(paths.filter((path) => at(path)?.context.isShared)).toEqual(['/contact', '/covid']);
});
