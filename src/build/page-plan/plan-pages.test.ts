import { describe, expect, test } from 'vitest';
import { regionIds } from '../../../contract/shared/regions';
import { officeOfPage } from '../../site/page-office';
import { PlanError } from './plan-error';
import { entry, page, plan, regions, service } from './testing/sample-plan';

describe('regional variants', () => {
  const at = plan({
    services: [
      service('hha', 'Aides', ['new-jersey', 'maryland']),
      service('hha.new-jersey', 'CHHAs'),
      service('nhtd', 'NHTD', []),
    ],
  });

  test("a region's page is made from its own file where one exists", () => {
    expect(at('/new-jersey/hha')?.context.source).toBe('services/hha.new-jersey');
    expect(at('/new-jersey/hha')?.context.title).toBe('CHHAs');
  });

  test("a region without a file of its own takes the default, with the region's brand", () => {
    expect(at('/maryland/hha')?.context.source).toBe('services/hha');
    expect(at('/maryland/hha')?.context.region.company).toBe('Larkspan maryland');
  });

  test('the root path is the default, and New York', () => {
    expect(at('/hha')?.context.source).toBe('services/hha');
    expect(at('/hha')?.context.region.id).toBe('new-york');
  });

  test('a region that does not offer a service has no page of it', () => {
    expect(at('/michigan/hha')).toBeUndefined();
    expect(at('/new-jersey/nhtd')).toBeUndefined();
  });

  test("a region's menu leads to its own variants, and lists only what it offers", () => {
    expect(at('/new-jersey')?.context.navigation.services).toEqual([
      { label: 'CHHAs', path: '/new-jersey/hha' },
    ]);
    expect(at('/')?.context.navigation.services.map(({ path }) => path)).toEqual(['/hha', '/nhtd']);
  });

  test('links on a page stay in the region where the variant exists', () => {
    expect(at('/new-jersey')?.context.variants).toContain('/hha');
    expect(at('/new-jersey')?.context.variants).not.toContain('/nhtd');
    expect(at('/')?.context.variants).toEqual([]);
  });
});

test("a form on a region's own page goes to its office, and on any other page to the one that is chosen", () => {
  const at = plan({ pages: [page('contact', 'Contact', ['maryland']), page('covid', 'COVID')] });
  const offices = (path: string) => at(path)?.context.formOffices.map(({ id }) => id);
  expect(offices('/maryland/contact')).toEqual(['maryland']);
  for (const path of ['/', '/contact', '/covid']) expect(offices(path)).toEqual(regionIds);
});

test('an unlisted page is made, and the sitemap leaves it out', () => {
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

describe('files that contradict one another stop the build', () => {
  test('two files that claim the same path', () => {
    const files = { services: [service('hha', 'Aides')], pages: [page('hha', 'Aides')] };
    expect(() => plan(files)).toThrow(PlanError);
    expect(() => plan(files)).toThrow(
      /address \/hha is already used by content\/services\/hha\.mdx/,
    );
  });

  test("a region's own file that the default does not list", () => {
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

  test('each has its page below /blog', () => {
    expect(at('/blog/post-3')?.template).toBe('post');
  });

  test('a link to one about a state shows the office of that state', () => {
    const local = post('local', []);
    local.fields.region = 'maryland';
    const find = plan({ pages: [page('blog', 'Articles')], blog: [...posts, local] });
    const officeAt = (path: string) => {
      const context = find(path)?.context;
      return context && officeOfPage(context).id;
    };
    expect(officeAt('/blog/local')).toBe('maryland');
    expect(officeAt('/blog/post-3')).toBe('new-york');
  });

  test('each stands in the list of all', () => {
    expect(at('/blog')?.context).toMatchObject({
      posts: posts.map(({ name }) => ({ path: `/blog/${name}` })),
      turn: { newer: null, older: null },
    });
    expect(at('/blog/page/1')).toBeUndefined();
  });

  test('two spellings of a tag are one list, under the spelling of most', () => {
    const mixed = [post('a', ['long-term care', 'long term care']), post('b', ['long term care'])];
    const find = plan({ pages: [page('blog', 'Articles')], blog: mixed });
    expect(find('/blog/tags/long-term-care')?.context).toMatchObject({
      title: 'Articles about long term care',
      tags: [{ label: 'Long term care', path: '/blog/tags/long-term-care' }],
      posts: [{ path: '/blog/a' }, { path: '/blog/b' }],
    });
  });

  test('each tag has a list', () => {
    expect(at('/blog/tags/long-term-care')?.context).toMatchObject({
      posts: posts.map(({ name }) => ({ path: `/blog/${name}` })),
    });
  });
});
