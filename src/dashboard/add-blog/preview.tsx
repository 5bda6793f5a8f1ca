import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { ContentNode } from '../../../contract/mdx/content-node';
import type { PostValues } from '../../../contract/post-words';
import { toRegion } from '../../../contract/regions';
import { dayAt } from '../../../contract/region-facts';
import { PostByline } from '../../templates/parts/post-article';
import { color } from '../../theme/color';
import { type } from '../../theme/type';
import { Spinner } from '../../ui/spinner';
import { LoadFailure } from '../parts/load-failure';
import { SiteText } from '../parts/site-text/site-text';
import { usePreviewText } from '../parts/site-text/use-preview-text';
import { useSiteShell } from '../parts/site-text/use-site-shell';
import { useOwnPicture, useOwnPictures } from './own-pictures';
import { PreviewFrame } from './preview-frame';

/** So long nothing is typed before it is shown. */
const pause = 800;

type PreviewProps = {
  values: PostValues;
  width: 'phone' | 'desktop';
};

/** A post as its page will show it: the site's own article, made of what the server makes of the text. */
export function Preview({ values, width }: PreviewProps) {
  const body = useLater(values.body);
  const region = toRegion(values.region);
  const shell = useSiteShell(region);
  const text = usePreviewText(body);
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
      <h2 css={{ maxWidth: '22ch', fontSize: type.size.h1 }}>
        {values.title || 'Without a title'}
      </h2>
      {values.excerpt !== '' && <p css={{ color: color.muted }}>{values.excerpt}</p>}
      <PostByline
        author={values.author || 'No author yet'}
        date={values.date || dayAt(region, new Date())}
        readingMinutes={text.data.readingMinutes}
      />
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
    </PreviewFrame>
  );
}

/** A value once it has been the same for a moment. */
function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}

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
