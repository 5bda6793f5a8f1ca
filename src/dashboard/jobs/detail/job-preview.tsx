import { css } from '@emotion/react';
import type { ContentNode } from '../../../../contract/mdx/content-node';
import type { RegionId } from '../../../../contract/shared/regions';
import { SiteText } from '../../components/mdx-preview/mdx-preview';
import { usePreviewText } from '../../components/mdx-preview/use-mdx-preview';
import { useSiteShell } from '../../components/mdx-preview/use-site-layout';
import { JobText } from './job-source';

/** The text of a job as its page shows it, made of what the server makes of it; until then, and where that is refused, as it is written. */
export function JobAd({ body, region }: { body: string; region: RegionId }) {
  const shell = useSiteShell(region);
  const text = usePreviewText(body, 'job');
  const content = (text.data?.content ?? null) as ContentNode[] | null;
  if (!shell.data || content === null) return <JobText body={body} />;
  return (
    <div css={adStyle}>
      <SiteText body={body} content={content} shell={shell.data} />
    </div>
  );
}

/** Beside a list, the ad's headings stand below the job's own. */
const adStyle = css({
  maxWidth: '42rem',
  '&& h2, && h3': { marginTop: '1.2em', fontSize: '1.0625rem' },
});
