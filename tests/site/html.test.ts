import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import {
  pageScript,
  afterPaintScript,
  themeScript,
  speculationRules,
} from '../../src/layout/head/head-scripts';
import { signedInScript } from '../../src/browser/auth/signed-in-hint';
import { visitScript } from '../../src/browser/visits/visit-script';
import { rememberOfficeScript } from '../../src/browser/visits/visited-region';
import { showOfficeScript } from '../../src/layout/office/show-office-script';
import { folder, htmlFiles, publicPages } from './built-pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // ARIA allows naming a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test.each(htmlFiles())('$path is valid HTML', async ({ file }) => {
  const { results } = await validator.validateFile(file);
  const messages = results.flatMap((result) => result.messages);
  expect(
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  ).toEqual([]);
});

const inlineScripts = [
  pageScript,
  afterPaintScript,
  themeScript,
  signedInScript,
  rememberOfficeScript,
  showOfficeScript,
  visitScript,
  speculationRules,
  // The build removes the line breaks (gatsby-ssr.tsx).
].map((script) => script.replace(/\n/g, ''));

test.each(publicPages)('$path has no script but ours', ({ document }) => {
  const roots = [document, (document.querySelector('template') as HTMLTemplateElement).content];
  const scripts = roots.flatMap((root) => [
    ...root.querySelectorAll('script:not([type="application/ld+json"])'),
  ]);
  const others = scripts.filter(({ innerHTML }) => !inlineScripts.includes(innerHTML));
  expect(others.map(({ outerHTML }) => outerHTML)).toEqual([
    expect.stringMatching(
      /^<script type="module" src="\/islands\/entry-[0-9A-Z]{8}\.js"><\/script>$/,
    ),
  ]);
});

test.each(publicPages)('$path has its styles in one element', ({ html }) => {
  expect(html.match(/<style\b/g)).toHaveLength(1);
  expect(html).not.toContain('rel="stylesheet"');
});

test.each(publicPages)(
  '$path has images with a size in a light format, which load when needed',
  ({ document }) => {
    for (const image of document.querySelectorAll('img')) {
      const { width, height, src } = image;
      expect(Math.min(width, height), src).toBeGreaterThan(0);
      const files = (image.getAttribute('srcset') ?? src).split(', ');
      for (const file of files) expect(file).toMatch(/\.(?:svg|webp|avif)(?: \d+w)?$/);
      const isFirst = image.getAttribute('fetchpriority') === 'high';
      expect(isFirst || image.getAttribute('loading') === 'lazy', src).toBe(true);
    }
  },
);

test.each(publicPages)('$path preloads what its Link header names', ({ document }) => {
  const links = [...document.querySelectorAll('link[rel="preload"]')];
  const header = /Link: (.+)/.exec(readFileSync(join(folder, '_headers'), 'utf8'))?.[1] ?? '';
  const named = [...header.matchAll(/<([^>]+)>/g)].map(([, file]) => file);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(named);
});

const articles = publicPages.filter(({ path }) => /^\/blog\/(?!tags\/)/.test(path));

test.each(articles)('$path has at most 530 elements', ({ document }) => {
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(530);
});

/** Quotes as typed. Code and what scripts read may have them. */
const typedQuote = /.{0,20}["'].{0,20}/;

test.each(publicPages)('$path has typographic quotes only', ({ document }) => {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('script, style, code, template')) element.remove();
  const texts = [...body.querySelectorAll('[alt], [aria-label], [title]')].flatMap((element) =>
    ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const all = [document.title, description ?? '', body.textContent ?? '', ...texts].join('\n');
  expect(typedQuote.exec(all)?.[0]).toBeUndefined();
});
