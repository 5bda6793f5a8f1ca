import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { ContentNode } from '../../../../contract/mdx/mdx-node';
import { findPictures, splitTags, type PostValues } from '../../../../contract/posts/constants';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import { RegionProvider } from '../../../layout/region-context';
import {
  PostBreadcrumbs,
  PostByline,
  PostOffice,
  PostTags,
} from '../../../templates/posts/post-article';
import { getTagLinks } from '../../../shared/tag-labels';
import { color, space, radius, type } from '../../../theme/tokens';
import { Spinner } from '../../../ui/loading/spinner';
import {
  MdxPreview,
  previewDelay,
  useMdxPreview,
  useSiteLayout,
} from '../../components/mdx-preview/mdx-preview';
import { LoadError } from '../../components/status/notice';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { stackStyle } from '../../components/dashboard.styles';
import { useImageUrls } from '../images/image-urls';

export type PreviewDevice = 'phone' | 'desktop';

const desktopWidth = 1_200;

/** A post as its public page will show it. */
export function Preview({ values, device }: { values: PostValues; device: PreviewDevice }) {
  const body = useDebouncedValue(values.body, previewDelay);
  const region = toRegion(values.region);
  const site = useSiteLayout(region);
  const text = useMdxPreview(body, 'post');
  const pictures = findPictures(`${values.cover}\n${body}`);
  const imageUrls = useImageUrls(pictures);
  const error: unknown = site.error ?? text.error;

  if (error && !text.data) {
    const retry = () => Promise.all([site.mutate(), text.mutate()]);
    return <LoadError error={error} onRetry={retry} />;
  }
  if (!site.data || !text.data) return <Spinner label="Loading the preview…" />;
  const content = replaceImages(text.data.content, pictures, imageUrls);
  const cover = imageUrls[values.cover];
  return (
    <PreviewFrame device={device}>
      <div css={headerStyle}>
        <PostBreadcrumbs title={values.title || 'Untitled'} />
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
            cover={cover === undefined ? null : { src: cover, alt: values.coverAlt }}
            shell={site.data}
          />
        )}
        <PostTags tags={getTagLinks(splitTags(values.tags))} />
        <RegionProvider value={site.data}>
          <PostOffice />
        </RegionProvider>
      </div>
    </PreviewFrame>
  );
}

/** A page at the width of a phone, or at that of a desktop scaled down to fit. */
function PreviewFrame({ device, children }: { device: PreviewDevice; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (container.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / desktopWidth));
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} css={{ minWidth: 0 }}>
      <div
        css={[frameStyle, device === 'phone' ? phoneStyle : desktopStyle]}
        style={device === 'desktop' ? { zoom: scale } : undefined}
        data-testid="post-preview"
      >
        {children}
      </div>
    </div>
  );
}

/** Images are not public before the post is published, so the preview shows their object URLs. */
function replaceImages(
  content: unknown,
  pictures: readonly string[],
  urls: Readonly<Record<string, string>>,
): ContentNode[] | null {
  return JSON.parse(JSON.stringify(content), (key, value: string) =>
    key === 'src' && pictures.includes(value) ? urls[value] : value,
  ) as ContentNode[] | null;
}

/** A font size of the site, relative to the width of the frame instead of the window. */
function getFrameFontSize(size: keyof typeof type.size): string {
  return type.size[size].replace('vw', 'cqi');
}

const frameStyle = css({
  containerType: 'inline-size',
  'h2:not([class])': { fontSize: getFrameFontSize('h2') },
  'h3:not([class])': { fontSize: getFrameFontSize('h3') },
  border: `1px solid ${color.divider}`,
  borderRadius: radius.large,
  background: color.background,
  overflow: 'hidden',
});
const phoneStyle = css({
  width: '22.5rem',
  maxWidth: '100%',
  fontSize: '1.125rem',
  '--gutter': space[4],
});
const desktopStyle = css({ width: desktopWidth, fontSize: '1.1875rem', '--gutter': '10rem' });
const headerStyle = css(stackStyle(space[4]), {
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
const bodyStyle = css(stackStyle(space[8]), {
  padding: `clamp(${space[10]}, 5cqi, ${space[16]}) var(--gutter)`,
});
