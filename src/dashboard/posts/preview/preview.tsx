import { css } from '@emotion/react';
import useSWR from 'swr';
import type { ContentNode } from '../../../../contract/mdx/content-node';
import type { PostValues } from '../../../../contract/posts/constants';
import { toRegion } from '../../../../contract/shared/regions';
import { dayAt } from '../../../../contract/shared/region-facts';
import { PostByline } from '../../../templates/posts/post-article';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { Spinner } from '../../../ui/loading/spinner';
import { LoadFailure } from '../../components/status/load-error';
import { SiteText } from '../../components/mdx-preview/mdx-preview';
import { usePreviewText } from '../../components/mdx-preview/use-mdx-preview';
import { useSiteShell } from '../../components/mdx-preview/use-site-layout';
import { useSettled } from '../../hooks/use-debounced-value';
import { useOwnPicture, useOwnPictures } from '../images/image-urls';
import { PreviewFrame, sizeInFrame } from './preview-frame';

/** So long nothing is typed before it is shown. */
const pause = 800;

type PreviewProps = {
  values: PostValues;
  width: 'phone' | 'desktop';
};

/** A post as its page will show it: the site's own article, made of what the server makes of the text. */
export function Preview({ values, width }: PreviewProps) {
  const body = useSettled(values.body, pause);
  const region = toRegion(values.region);
  const shell = useSiteShell(region);
  const text = usePreviewText(body, 'post');
  const content = useShownNodes((text.data?.content ?? null) as ContentNode[] | null);
  const cover = useOwnPicture(values.cover);
  const error: unknown = shell.error ?? text.error;

  if (error && !text.data) {
    const again = () => Promise.all([shell.mutate(), text.mutate()]);
    return <LoadFailure error={error} onRetry={again} />;
  }
  if (!shell.data || !text.data) return <Spinner label="Loading the preview" />;
  return (
    <PreviewFrame width={width}>
      <div css={headStyle}>
        <h2 css={titleStyle}>{values.title || 'Without a title'}</h2>
        <PostByline
          author={values.author || 'No author yet'}
          date={values.date || dayAt(region, new Date())}
          readingMinutes={text.data.readingMinutes}
        />
      </div>
      <div css={bodyStyle}>
        {content === null ? (
          <p role="status">The preview comes back when the text is mended.</p>
        ) : (
          <SiteText
            body={body}
            content={content}
            cover={cover === null ? null : { src: cover, alt: values.coverAlt }}
            shell={shell.data}
          />
        )}
      </div>
    </PreviewFrame>
  );
}

/** As the site's own page header, whose heading is the page's. */
const headStyle = css({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} var(--gutter) clamp(${space[8]}, 4cqi, ${space[12]})`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
});
const titleStyle = css({
  maxWidth: '22ch',
  fontSize: sizeInFrame('h1'),
  lineHeight: type.line.tight,
  letterSpacing: '-0.02em',
});
const bodyStyle = css({ padding: `clamp(${space[10]}, 5cqi, ${space[16]}) var(--gutter)` });

/** The text with its pictures as they are shown here: they are not on the site before they are published. */
function useShownNodes(nodes: ContentNode[] | null): ContentNode[] | null {
  const { key, pictureHere } = useOwnPictures();
  const { data } = useSWR(
    nodes === null ? null : ['own pictures', key, nodes],
    () => Promise.all((nodes ?? []).map((node) => withPictures(node, pictureHere))),
    { keepPreviousData: true },
  );
  return nodes === null ? null : (data ?? null);
}

async function withPictures(
  node: ContentNode,
  pictureHere: (src: string) => Promise<string>,
): Promise<ContentNode> {
  if (typeof node === 'string') return node;
  const { props, children } = node;
  const src = props?.['src'];
  return {
    ...node,
    ...(typeof src === 'string' && {
      props: { ...props, src: await pictureHere(src).catch(() => src) },
    }),
    ...(children && {
      children: await Promise.all(children.map((child) => withPictures(child, pictureHere))),
    }),
  };
}
