import useSWR from 'swr';
import { pathIn, type RegionId } from '../../../../contract/shared/regions';
import type { ShellContext } from '../../../site/page-context';

export function useSiteShell(region: RegionId) {
  return useSWR<ShellContext>(['shell', region], () => fetchPageContext(pathIn(region, '/')));
}

async function fetchPageContext(path: string): Promise<ShellContext> {
  const name = path === '/' ? '/index' : path;
  const response = await fetch(`/page-data${name}/page-data.json`);
  if (!response.ok) throw new Error('The site’s page data is missing');
  const page = (await response.json()) as { result: { pageContext: ShellContext } };
  return page.result.pageContext;
}
