import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';

/** Pixels of a page on a desktop. */
const desktop = 1_200;

/** A page in the room that there is: a phone's as large as it is, a desktop's made smaller as a whole. */
export function PreviewFrame({
  width,
  children,
}: {
  width: 'phone' | 'desktop';
  children: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / desktop));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} css={{ minWidth: 0 }}>
      <div
        css={[frameStyle, width === 'phone' ? phoneStyle : desktopStyle]}
        style={width === 'desktop' ? { zoom: scale } : undefined}
        data-testid="post-preview"
      >
        {children}
      </div>
    </div>
  );
}

/** A size of the site's text, by the width of the frame as it is by that of the screen. */
export function sizeInFrame(size: keyof typeof type.size): string {
  return type.size[size].replace('vw', 'cqi');
}

const frameStyle = css({
  containerType: 'inline-size',
  'h2:not([class])': { fontSize: sizeInFrame('h2') },
  'h3:not([class])': { fontSize: sizeInFrame('h3') },
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.paper,
  overflow: 'hidden',
});
const phoneStyle = css({
  width: '22.5rem',
  maxWidth: '100%',
  fontSize: '1.125rem',
  '--gutter': space[4],
});
/** The article stands in the middle of the page, as on the site. */
const desktopStyle = css({ width: desktop, fontSize: '1.1875rem', '--gutter': '10rem' });
