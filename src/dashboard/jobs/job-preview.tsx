import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { RegionId } from '../../../contract/shared/regions';
import { MdxPreview, useMdxPreview, useSiteLayout } from '../components/mdx-preview/mdx-preview';

type JobPreviewProps = {
  body: string;
  region: RegionId;
  /** Shown until the preview has loaded, and if the text has errors. */
  fallback: ReactNode;
};

/** The text of a job as its public page shows it. */
export function JobPreview({ body, region, fallback }: JobPreviewProps) {
  const site = useSiteLayout(region);
  const text = useMdxPreview(body, 'job');
  const content = (text.data?.content ?? null) as ContentNode[] | null;
  if (!site.data || content === null) return <>{fallback}</>;
  return (
    <div css={previewStyle}>
      <MdxPreview body={body} content={content} shell={site.data} />
    </div>
  );
}

/** Headings must look subordinate to the job's own heading. */
const previewStyle = css({
  maxWidth: '42rem',
  '&& h2, && h3': { marginTop: '1.2em', fontSize: '1.0625rem' },
});
