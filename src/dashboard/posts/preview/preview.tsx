import { css } from '@emotion/react';
import useSWR from 'swr';
import type { ContentNode } from '../../../../contract/mdx/content-node';
import type { PostValues } from '../../../../contract/posts/constants';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import { PostByline } from '../../../templates/posts/post-article';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { Spinner } from '../../../ui/loading/spinner';
import { MdxPreview, useMdxPreview, useSiteLayout } from '../../components/mdx-preview/mdx-preview';
import { LoadError } from '../../components/status/notice';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { useImageUrl, useImageUrls } from '../images/image-urls';
import { getFrameFontSize, PreviewFrame, type PreviewDevice } from './preview-frame';

const previewDelay = 800;

/** A post as its public page will show it. */
export function Preview({ values, device }: { values: PostValues; device: PreviewDevice }) {
  const body = useDebouncedValue(values.body, previewDelay);
  const region = toRegion(values.region);
  const site = useSiteLayout(region);
  const text = useMdxPreview(body, 'post');
  const content = useContentWithImages((text.data?.content ?? null) as ContentNode[] | null);
  const cover = useImageUrl(values.cover);
  const error: unknown = site.error ?? text.error;

  if (error && !text.data) {
    const retry = () => Promise.all([site.mutate(), text.mutate()]);
    return <LoadError error={error} onRetry={retry} />;
  }
  if (!site.data || !text.data) return <Spinner label="Loading the preview…" />;
  return (
    <PreviewFrame device={device}>
      <div css={headerStyle}>
        <h2 css={titleStyle}>{values.title || 'Untitled'}</h2>
        <PostByline
          author={values.author || 'No author yet'}
          date={values.date || getOfficeDay(region, new Date())}
          readingMinutes={text.data.readingMinutes}
        />
      </div>
      <div css={bodyStyle}>
        {content === null ? (
          <p role="status">The preview returns once the text is fixed.</p>
        ) : (
          <MdxPreview
            body={body}
            content={content}
            cover={cover === null ? null : { src: cover, alt: values.coverAlt }}
            shell={site.data}
          />
        )}
      </div>
    </PreviewFrame>
  );
}

/** Images are not public before the post is published, so the preview uses object URLs. */
function useContentWithImages(nodes: ContentNode[] | null): ContentNode[] | null {
  const { cacheKey, resolveUrl } = useImageUrls();
  const { data } = useSWR(
    nodes === null ? null : ['content with images', cacheKey, nodes],
    () => Promise.all((nodes ?? []).map((node) => resolveImages(node, resolveUrl))),
    { keepPreviousData: true },
  );
  return nodes === null ? null : (data ?? null);
}

async function resolveImages(
  node: ContentNode,
  resolveUrl: (src: string) => Promise<string>,
): Promise<ContentNode> {
  if (typeof node === 'string') return node;
  const { props, children } = node;
  const src = props?.['src'];
  return {
    ...node,
    ...(typeof src === 'string' && {
      props: { ...props, src: await resolveUrl(src).catch(() => src) },
    }),
    ...(children && {
      children: await Promise.all(children.map((child) => resolveImages(child, resolveUrl))),
    }),
  };
}

const headerStyle = css({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} var(--gutter) clamp(${space[8]}, 4cqi, ${space[12]})`,
  borderBottom: `1px solid ${color.divider}`,
  background: color.surfaceSunken,
});
const titleStyle = css({
  maxWidth: '22ch',
  fontSize: getFrameFontSize('h1'),
  lineHeight: type.line.tight,
  letterSpacing: '-0.02em',
});
const bodyStyle = css({ padding: `clamp(${space[10]}, 5cqi, ${space[16]}) var(--gutter)` });
