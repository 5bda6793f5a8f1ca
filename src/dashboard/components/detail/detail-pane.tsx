import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Mail, Phone } from 'lucide-react';
import { mailtoHref } from '../../../../contract/shared/email-address';
import { formatPhone, telHref } from '../../../../contract/shared/phone';
import { space } from '../../../theme/space';
import { scrollingBodyStyle, detailPaneStyle } from '../styles/sticky.styles';
import { denseTarget } from '../styles/target-size.styles';
import { barStyle, DetailHeader } from './detail-header';
import { PresenceIndicator } from './presence-indicator';

type DetailPaneProps = {
  /** The id of the heading; Escape in the footer focuses it. */
  id: string;
  title: string;
  meta: ReactNode;
  backUrl: string;
  backLabel?: string;
  /** 'Close the request' */
  closeLabel: string;
  /** Whether the title takes the focus when the pane opens. */
  takesFocus: boolean;
  person?: { contact: string; email: string | null };
  /** The API path of the record, for presence; left out for a record that no one edits. */
  path?: string | undefined;
  /** Below the header: the state and its controls. */
  state?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The open record of a list. Give it the record's id as key. */
export function DetailPane(props: DetailPaneProps) {
  const { id, title, meta, backUrl, backLabel, closeLabel, takesFocus, person, path } = props;
  const { state, children, footer } = props;
  return (
    <section aria-labelledby={id} css={detailPaneStyle}>
      <DetailHeader
        {...{ id, title, meta, takesFocus }}
        backUrl={backUrl}
        backLabel={backLabel}
        closeLabel={closeLabel}
      >
        {person && <ContactLinks {...person} />}
        {path !== undefined && (
          <div css={presenceStyle}>
            <PresenceIndicator path={path} />
          </div>
        )}
      </DetailHeader>
      {state}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in some browsers, keys scroll only what can have the focus */}
      <div role="group" aria-label="Details" tabIndex={0} css={bodyStyle}>
        {children}
      </div>
      {footer}
    </section>
  );
}

export function ContactLinks({ contact, email }: { contact: string; email: string | null }) {
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

/** The bar below the header, with the controls that change the state. */
export const stateBarStyle = barStyle;

/** On a line of its own, so that nothing moves when someone comes or goes. */
const presenceStyle = css({ display: 'flex', flexBasis: '100%' });

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

const bodyStyle = css(scrollingBodyStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
