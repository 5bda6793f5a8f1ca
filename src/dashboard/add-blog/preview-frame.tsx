import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';

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

const frameStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.paper,
  overflow: 'hidden',
});
const phoneStyle = css({ width: '22.5rem', maxWidth: '100%', padding: space[4] });
/** The article stands in the middle of the page, as on the site. */
const desktopStyle = css({ width: desktop, padding: `${space[8]} 10rem` });
