import { css } from '@emotion/react';
import { formatPhone, telHref } from '../../../../contract/shared/phone';
import { media } from '../../../theme/layout';
import { denseTarget } from '../styles/target-size.styles';
import { smallStyle } from './cell.styles';
import { EmailCell } from './email-cell';

type ContactCellProps = {
  /** Ten digits. */
  phone: string;
  email: string | null;
  note?: string | undefined;
};

export function ContactCell({ phone, email, note }: ContactCellProps) {
  return (
    <span css={{ minWidth: 0 }}>
      <a href={telHref(phone)} css={phoneStyle}>
        {formatPhone(phone)}
      </a>
      {note !== undefined && <span css={noteStyle}> {note}</span>}
      {email !== null && (
        <span css={smallStyle}>
          <EmailCell email={email} />
        </span>
      )}
    </span>
  );
}

const noteStyle = css(smallStyle, { display: 'inline' });
const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  whiteSpace: 'nowrap',
  [media.belowWide]: { minHeight: denseTarget },
});
