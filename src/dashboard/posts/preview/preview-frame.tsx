import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';

export type PreviewDevice = 'phone' | 'desktop';

const desktopWidth = 1_200;

/** A page at the width of a phone, or at that of a desktop scaled down to fit. */
export function PreviewFrame({ device, children }: { device: PreviewDevice; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (container.current === null || typeof ResizeObserver === 'undefined') return;
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

/** A font size of the site, relative to the width of the frame instead of the window. */
export function getFrameFontSize(size: keyof typeof type.size): string {
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
