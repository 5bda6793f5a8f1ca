import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { headInSightStyle } from '../styles/sticky.styles';
import { text } from '../styles/font-size';
import { BackLink, CloseLink } from './back-link';

type DetailHeaderProps = {
  /** Of the heading, by which the detail is named. */
  id: string;
  name: string;
  /** In a line below the name. */
  about: ReactNode;
  /** The address of the list alone, or of where else the way back leads. */
  back: string;
  /** What that is called where it is no list: 'Back to the job'. */
  backWords?: string | undefined;
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
  backWords,
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
      <BackLink to={back} words={backWords} />
      <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
        <h2 id={id} ref={heading} tabIndex={-1} css={nameStyle}>
          {name}
        </h2>
        <p css={{ color: color.muted, fontSize: text.small }}>{about}</p>
      </div>
      <CloseLink to={back} words={closeWords} />
      {children}
    </header>
  );
}

const headerStyle = css(headInSightStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

const nameStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
