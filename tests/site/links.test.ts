import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isClientRoute } from '../../src/shared/routes';
import { folder, origin, publicPages, type BuiltPage } from './built-pages';

const documents = new Map(publicPages.map(({ path, document }) => [path, document]));

test.each(publicPages)('every link on $path works', (page) => {
  expect(collectUrls(page).flatMap((address) => findUrlErrors(address, page.path))).toEqual([]);
});

test('every icon of the web manifest exists', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect(isFile(src), src).toBe(true);
});

function collectUrls({ document, html }: BuiltPage): string[] {
  const attributes = ['href', 'src', 'action', 'poster', 'data'];
  const named = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '')
      .split(',')
      .map((part) => part.trim().split(' ')[0] ?? ''),
  );
  const meta = [
    ...document.querySelectorAll('meta[property="og:image"], meta[property="og:url"]'),
  ].map((element) => element.getAttribute('content') ?? '');
  const styles = [...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
    ([, address = '']) => address,
  );
  const scripts = [...html.matchAll(/data-s="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  return [...new Set([...named, ...sets, ...meta, ...styles, ...scripts])];
}

function findUrlErrors(address: string, from: string): string[] {
  if (address.startsWith('data:')) return [];
  if (/^tel:/.test(address))
    return /^tel:(\+1\d{10}|[79]11)$/.test(address) ? [] : [`${address}: no US number`];
  if (/^(?:mailto|sms):/.test(address)) {
    return /^mailto:[^\s@?]+@[^\s@?]+|^sms:\+1\d{10}/.test(address)
      ? []
      : [`${address}: badly formed`];
  }
  if (!URL.canParse(address, origin + from)) return [`${address}: no address`];
  const url = new URL(address, origin + from);
  if (url.origin !== origin) {
    return url.protocol === 'https:' ? [] : [`${address}: not over https`];
  }
  return [...findPathErrors(url.pathname), ...findFragmentErrors(url)].map(
    (error) => `${address}: ${error}`,
  );
}

function findPathErrors(path: string): string[] {
  if (path.startsWith('/api/') || isClientRoute(path) || documents.has(path)) return [];
  if (path !== '/' && path.endsWith('/')) return ['ends with a slash, so it is a redirect'];
  return isFile(path) ? [] : ['is not there'];
}

function findFragmentErrors(url: URL): string[] {
  const id = decodeURIComponent(url.hash.slice(1));
  const target = documents.get(url.pathname);
  return id === '' || !target || target.getElementById(id) ? [] : [`has no #${id}`];
}

function isFile(path: string): boolean {
  const file = join(folder, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile();
}
