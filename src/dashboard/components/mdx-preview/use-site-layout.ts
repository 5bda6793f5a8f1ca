import useSWR from 'swr';
import { getRegionPath, type RegionId } from '../../../../contract/shared/regions';
import type { LayoutContext } from '../../../site/page-context';

export function useSiteLayout(region: RegionId) {
  return useSWR<LayoutContext>(['shell', region], () =>
    fetchPageContext(getRegionPath(region, '/')),
  );
}

async function fetchPageContext(path: string): Promise<LayoutContext> {
  const name = path === '/' ? '/index' : path;
  const response = await fetch(`/page-data${name}/page-data.json`);
  if (!response.ok) throw new Error('The site’s page data is missing');
  const page = (await response.json()) as { result: { pageContext: LayoutContext } };
  return page.result.pageContext;
}
