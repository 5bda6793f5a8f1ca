// eslint-disable-next-line no-restricted-imports -- a preview is a POST, and the layout is a file of the site
import useSWR from 'swr';
import type { ContentNode } from '../../../../contract/mdx/mdx-node';
import { getRegionPath, type RegionId } from '../../../../contract/shared/regions';
import { RegionProvider } from '../../../layout/region-context';
import type { LayoutContext, PageContext } from '../../../shared/page-context';
import { PostArticle, type Cover } from '../../../templates/posts/post-article';
import { callStaff } from '../../api/staff-client';
import { ErrorBoundary } from '../status/notice';

type MdxPreviewProps = {
  /** The MDX source; a change retries a preview that failed. */
  body: string;
  content: ContentNode[];
  cover?: Cover | null;
  shell: SiteLayout;
};

export function MdxPreview({ body, content, cover = null, shell }: MdxPreviewProps) {
  return (
    <ErrorBoundary
      key={body}
      fallback={<p role="status">No preview available. The published page may still show this.</p>}
    >
      <RegionProvider value={shell}>
        <PostArticle content={content} cover={cover} faqs={shell.faqs} />
      </RegionProvider>
    </ErrorBoundary>
  );
}

/** Milliseconds from the last key until a text is checked. */
export const previewDelay = 800;

export function useMdxPreview(body: string, kind: 'post' | 'job') {
  return useSWR(
    ['preview', kind, body],
    () => callStaff('POST /posts/preview', { body: { body, kind } }),
    { keepPreviousData: true },
  );
}

/** The data of a region's home page, for the components of a text. */
export type SiteLayout = LayoutContext & Pick<PageContext, 'faqs'>;

/** The layout data of the region's pages, which Gatsby publishes with each page. */
export function useSiteLayout(region: RegionId) {
  return useSWR(['shell', region], async () => {
    const path = getRegionPath(region, '/');
    const response = await fetch(`/page-data${path === '/' ? '/index' : path}/page-data.json`);
    if (!response.ok) throw new Error('The site’s page data is missing');
    const page = (await response.json()) as { result: { pageContext: SiteLayout } };
    return page.result.pageContext;
  });
}
