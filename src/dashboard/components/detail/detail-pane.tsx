import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Mail, Phone } from 'lucide-react';
import { mailtoHref } from '../../../../contract/shared/email-address';
import { formatPhone, telHref } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { AlsoHere } from './presence-indicator';
import { denseTarget } from '../styles/target-size.styles';
import { DetailHeader } from './detail-header';
import { betweenStyle, openStyle } from '../styles/sticky.styles';

type OpenDetailProps = {
  /** Of its heading, which Escape in the foot leads to. */
  id: string;
  title: string;
  meta: ReactNode;
  /** As DetailHeader has them. */
  back: string;
  backWords?: string;
  closeWords: string;
  /** Whether it was chosen just now, rather than opened with the page: then it takes the focus. */
  takesFocus: boolean;
  /** How to reach whom it is about. */
  person?: { contact: string; email: string | null };
  /** Its call, below which its presence is told; left out: nobody changes it here. */
  path?: string | undefined;
  /** Below the head: how it stands, and what changes that. */
  state?: ReactNode;
  children: ReactNode;
  /** Below all of it: where one writes. */
  foot?: ReactNode;
};

/** What is open of a list: its head, how it stands, what it says. Give it the id of what is open as key. */
export function OpenDetail(props: OpenDetailProps) {
  const { id, title, meta, back, backWords, closeWords, takesFocus, person, path } = props;
  const { state, children, foot } = props;
  return (
    <section aria-labelledby={id} css={openStyle}>
      <DetailHeader {...{ id, back, backWords, closeWords, takesFocus }} name={title} about={meta}>
        {person && <Reach {...person} />}
        {path !== undefined && (
          <div css={othersStyle}>
            <AlsoHere path={path} />
          </div>
        )}
      </DetailHeader>
      {state}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets keys scroll what cannot have the focus */}
      <div role="group" aria-label="Details" tabIndex={0} css={bodyStyle}>
        {children}
      </div>
      {foot}
    </section>
  );
}

function Reach({ contact, email }: { contact: string; email: string | null }) {
  return (
    <ul css={contactStyle}>
      <li>
        <a href={telHref(contact)}>
          <Phone size={16} aria-hidden /> {formatPhone(contact)}
        </a>
      </li>
      {email !== null && (
        <li>
          <a href={mailtoHref(email)}>
            <Mail size={16} aria-hidden /> {email}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The bar below the head, with what changes the state. */
export const stateBarStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

/** In a line of its own: the way back keeps its place when somebody comes or goes. */
const othersStyle = css({ display: 'flex', flexBasis: '100%' });

const contactStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  columnGap: space[4],
  listStyle: 'none',
  fontSize: '0.9375rem',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: denseTarget,
    overflowWrap: 'anywhere',
  },
  svg: { flex: 'none' },
});

const bodyStyle = css(betweenStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
