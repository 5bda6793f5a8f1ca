import type { Reference } from '../../../../contract/mdx/parse-body';
import type { ServiceContext } from '../../context';
import type { Db } from '../../../core/db/engine';
import { resolveSitePath } from '../../site/site-path';
import type { LinkingPage, LinkStatus } from '../publish-source';

export type LinkContext = Pick<ServiceContext, 'findSiteFile' | 'publishSources' | 'now'>;

/** @param path as written, without query and fragment */
export type CheckLink = (path: string, kind: Reference['kind']) => Promise<LinkStatus>;

/**
 * Checks links against the served site, what the next build adds from the database, and the page itself. Null if the site is served
 * elsewhere or not built.
 */
export function createLinkChecker(
  { findSiteFile, publishSources, now }: LinkContext,
  db: Db,
  page: LinkingPage,
): CheckLink | null {
  if (!findSiteFile?.('index.html')) return null;
  const isFile = (name: string) => findSiteFile(name) !== null;
  const from = page.from ?? now();
  const checks = publishSources.map((source) => source.createLinkCheck(db, { ...page, from }));
  return async (path, kind) => {
    if (kind === 'page' && page.paths.includes(path)) return 'found';
    const isServed = isOnSite(isFile, path, kind);
    for (const check of checks) {
      const status = await check({ path, kind, isServed });
      if (status === 'unpublished' && page.from === null) return 'found';
      if (status !== null) return status;
    }
    return isServed ? 'found' : 'missing';
  };
}

function isOnSite(
  isFile: (name: string) => boolean,
  path: string,
  kind: Reference['kind'],
): boolean {
  const response = resolveSitePath(path, '', isFile);
  if (response.kind !== 'file') return false;
  return kind === 'file' ? !response.file.endsWith('.html') : !path.endsWith('.html');
}
