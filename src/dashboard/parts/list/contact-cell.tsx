import { css } from '@emotion/react';
import { formatPhone, telHref } from '../../../../contract/phone';
import { media } from '../../../theme/layout';
import { denseTarget } from '../dense-target';
import { smallStyle } from './cell-style';
import { MailText } from './mail-text';

type ContactCellProps = {
  /** Ten digits. */
  phone: string | null;
  email: string | null;
};

/** How to reach somebody: the number, which is called with a press, and the address below it. */
export function ContactCell({ phone, email }: ContactCellProps) {
  return (
    <span css={{ minWidth: 0 }}>
      {phone !== null && (
        <a href={telHref(phone)} css={phoneStyle}>
          {formatPhone(phone)}
        </a>
      )}
      {email !== null && (
        <span css={smallStyle}>
          <MailText email={email} />
        </span>
      )}
    </span>
  );
}

const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  whiteSpace: 'nowrap',
  [media.belowWide]: { minHeight: denseTarget },
});
