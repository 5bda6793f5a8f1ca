import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ArrowLeft, X } from 'lucide-react';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { text } from './text';

type DetailHeaderProps = {
  /** Of the heading, by which the detail is named. */
  id: string;
  name: string;
  /** In a line below the name. */
  about: ReactNode;
  /** The address of the list alone. */
  back: string;
  /** What the way back is called where list and detail stand side by side: 'Close the request'. */
  closeWords: string;
  /** Whether it was chosen just now, rather than opened with the page: then its name takes the focus. */
  takesFocus: boolean;
  children?: ReactNode;
};

/** The head of what is open of a list (list-detail.tsx): its name, and the way back. */
export function DetailHeader({
  id,
  name,
  about,
  back,
  closeWords,
  takesFocus,
  children,
}: DetailHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <header css={headerStyle}>
      <Link to={back} aria-label="Back to the list" css={[wayStyle, backStyle]}>
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
        <h2 id={id} ref={heading} tabIndex={-1} css={nameStyle}>
          {name}
        </h2>
        <p css={{ color: color.muted, fontSize: text.small }}>{about}</p>
      </div>
      <Link to={back} aria-label={closeWords} css={[wayStyle, closeStyle]}>
        <X size={20} aria-hidden />
      </Link>
      {children}
    </header>
  );
}

const headerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

const wayStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target,
  height: target,
  color: color.text,
});
const backStyle = css({ [media.desktop]: { display: 'none' } });
const closeStyle = css({ display: 'none', [media.desktop]: { display: 'grid' } });
const nameStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
