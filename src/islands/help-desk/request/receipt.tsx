import { css } from '@emotion/react';
import { inMail, notInMail, statusLinkDays } from '../../../../contract/help-desk/constants';
import type { HelpDeskReceipt } from '../../../../contract/forms/schema';
import { SentPanel } from '../../forms/success-panel';
import { ownRoutes } from '../../../../contract/shared/routes';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { Button } from '../../../ui/buttons/button';
import { CopyLink } from '../copy-link';

type ReceiptProps = { receipt: HelpDeskReceipt; onAgain: () => void };

/** After a request was filed: its reference, its private link, and what happens next. */
export function Receipt({ receipt, onAgain }: ReceiptProps) {
  const address = `${window.location.origin}${ownRoutes.helpDeskStatus}#${receipt.token}`;
  return (
    <SentPanel title="Your office has your request">
      <p>
        Your reference:
        <strong css={referenceStyle}>{receipt.reference}</strong>
      </p>
      <h4>What happens next</h4>
      <ul css={{ paddingInlineStart: space[5] }}>
        <li>Somebody at your office reads it during office hours.</li>
        <li>They call or write to you if they need to know more.</li>
        <li>Your own page says when they have looked at it. Say the reference when you call.</li>
      </ul>
      <h4>See how it stands</h4>
      <CopyLink address={address} label="Open the page of my request" />
      <p>
        Keep this link: this page shows it only now. {receipt.mailed ? inMail : notInMail} It is
        private, so give it to nobody: whoever has it can see how your request stands. It works for{' '}
        {statusLinkDays} days.
      </p>
      <Button tone="outline" onClick={onAgain}>
        Ask for something else
      </Button>
    </SentPanel>
  );
}

const referenceStyle = css({
  display: 'block',
  fontFamily: type.display,
  // Read out on the phone: on one line, however narrow that is.
  fontSize: `min(${type.size.h1}, 8vw)`,
  fontWeight: type.weight.display,
  lineHeight: type.line.heading,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
});
