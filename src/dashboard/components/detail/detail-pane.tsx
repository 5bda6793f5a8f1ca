import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import { mailtoHref } from '../../../../contract/shared/email-address';
import { canCall, formatPhone, telHref } from '../../../../contract/shared/phone';
import { color, space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { Link } from '../link';
import {
  denseTarget,
  iconButtonStyle,
  scrollingBodyStyle,
  detailPaneStyle,
  stickyHeaderStyle,
  rowStyle,
  stackStyle,
  quietStyle,
} from '../dashboard.styles';
import { PersonDataButton } from './person-data-button';
import { PresenceIndicator, type Presence } from './presence-indicator';

type DetailPaneProps = {
  /** The id of the heading; Escape in the footer focuses it. */
  id: string;
  title: string;
  meta: ReactNode;
  backUrl: string;
  backLabel?: string;
  /** 'Close the request' */
  closeLabel: string;
  /** The title takes the focus when the pane opens. */
  takesFocus: boolean;
  person?: { contact: string; email: string | null };
  /** Of a record about a person, whose data the owner can export or erase. */
  recordId?: string;
  /** Left out for a record that no one edits. */
  presence?: Presence | undefined;
  state?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The open record of a list. Give it the record's id as key. */
export function DetailPane(props: DetailPaneProps) {
  const { id, title, meta, backUrl, backLabel, closeLabel, takesFocus, person, presence } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <section aria-labelledby={id} css={detailPaneStyle}>
      <header css={headerStyle}>
        <BackLink to={backUrl} label={backLabel} />
        <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
          <h2 id={id} ref={heading} tabIndex={-1} css={titleStyle}>
            {title}
          </h2>
          <p css={quietStyle}>{meta}</p>
        </div>
        <CloseLink to={backUrl} label={closeLabel} />
        {person && <ContactLinks {...person} />}
        {presence && (
          // On a separate line, so that nothing moves when someone comes or goes.
          <div css={{ display: 'flex', flexBasis: '100%' }}>
            <PresenceIndicator {...presence} />
          </div>
        )}
      </header>
      {props.state}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in some browsers, keys scroll only what can have the focus */}
      <div role="group" aria-label="Details" tabIndex={0} css={bodyStyle}>
        {props.children}
        {props.recordId !== undefined && (
          <PersonDataButton recordId={props.recordId} backUrl={backUrl} />
        )}
      </div>
      {props.footer}
    </section>
  );
}

/** A link back to the list, where the detail pane covers it. */
export function BackLink({
  to,
  label = 'Back to the list',
}: {
  to: string;
  label?: string | undefined;
}) {
  return (
    <Link to={to} aria-label={label} css={[iconButtonStyle, backStyle]}>
      <ArrowLeft size={20} aria-hidden />
    </Link>
  );
}

/** Closes the detail pane where it is beside the list. */
export function CloseLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-label={label} css={[iconButtonStyle, closeStyle]}>
      <X size={20} aria-hidden />
    </Link>
  );
}

export function ContactLinks({ contact, email }: { contact: string; email: string | null }) {
  return (
    <ul css={contactStyle}>
      {contact !== '' && (
        <li>
          {canCall(contact) ? (
            <a href={telHref(contact)}>
              <Phone size={16} aria-hidden /> {formatPhone(contact)}
            </a>
          ) : (
            formatPhone(contact)
          )}
        </li>
      )}
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
export const stateBarStyle = css(rowStyle(`${space[1]} ${space[3]}`), {
  padding: `${space[2]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.divider}`,
  background: color.surface,
});

const headerStyle = css(stateBarStyle, stickyHeaderStyle, { rowGap: space[1] });

const titleStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});

const backStyle = css({ [media.wide]: { display: 'none' } });
const closeStyle = css({
  display: 'none',
  marginInlineStart: 'auto',
  [media.wide]: { display: 'grid' },
});

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

const bodyStyle = css(scrollingBodyStyle, stackStyle(space[6]), {
  alignContent: 'start',
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
