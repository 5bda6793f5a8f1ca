import useSWR from 'swr';
import { pathIn, type RegionId } from '../../../../contract/shared/regions';
import type { ShellContext } from '../../../site/page-context';

/** What a region's pages show of its office, which a text's components read. */
export function useSiteShell(region: RegionId) {
  return useSWR<ShellContext>(['shell', region], () => fetchShell(pathIn(region, '/')));
}

/** The office and the menus of a page of the site, as the build has left them for it. */
async function fetchShell(path: string): Promise<ShellContext> {
  const name = path === '/' ? '/index' : path;
  const answer = await fetch(`/page-data${name}/page-data.json`);
  if (!answer.ok) throw new Error('The site is not there');
  const page = (await answer.json()) as { result: { pageContext: ShellContext } };
  return page.result.pageContext;
}
