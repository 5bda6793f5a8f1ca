import { useTranslation } from '../../../browser/hooks/use-translation';
import { toLanguagePath } from '../../../../contract/shared/text/site-languages';
import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import {
  emailedMessage,
  notEmailedMessage,
  statusLinkDays,
} from '../../../../contract/help-desk/constants';
import type { HelpDeskReceipt } from '../../../../contract/forms/schema';
import { formatPhone, getPhoneDigits } from '../../../../contract/shared/phone';
import { extraRoutes } from '../../../../contract/shared/routes';
import { formatNextOfficeDay } from '../../../../contract/shared/office-hours/reply-promise';
import type { FormOffice } from '../../../shared/page-context';
import { space, type } from '../../../theme/tokens';
import { Button, LinkButton } from '../../../ui/buttons/button';
import { controlStyle } from '../../../ui/fields/field';
import { SuccessPanel } from '../../forms/success-panel';

type ReceiptProps = {
  receipt: HelpDeskReceipt;
  office: FormOffice;
  contact: string;
  onRestart: () => void;
};

export function Receipt({ receipt, office, contact, onRestart }: ReceiptProps) {
  const { language, translate } = useTranslation();
  const day = formatNextOfficeDay(office, new Date(), language);
  const phone = formatPhone(getPhoneDigits(contact));
  const statusPath = toLanguagePath(extraRoutes.helpDeskStatus, language);
  return (
    <SuccessPanel
      title="Your office has your request"
      action={{ label: 'Send another request', onClick: onRestart }}
    >
      <p>
        {translate('Your reference:')}
        <strong css={referenceStyle}>{receipt.reference}</strong>
      </p>
      <h4>{translate('What happens next')}</h4>
      <ul css={{ paddingInlineStart: space[5] }}>
        <li>{translate(`Someone at your office will read it by ${day}.`)}</li>
        <li>
          {translate(`They’ll call you at ${phone} or write to you if they need to know more.`)}
        </li>
        <li>
          {translate(
            'Your request page shows when they’ve looked at it. When you call, tell them your reference.',
          )}
        </li>
      </ul>
      <h4>{translate('Check your request')}</h4>
      <CopyLink url={`${window.location.origin}${statusPath}#${receipt.token}`} />
      <p>
        {translate('Keep this link. You won’t see it here again.')}{' '}
        {translate(receipt.isEmailed ? emailedMessage : notEmailedMessage)}{' '}
        {translate(
          `Don’t share it: anyone who has it can see your request. It works for ${statusLinkDays} days.`,
        )}
      </p>
    </SuccessPanel>
  );
}

function CopyLink({ url }: { url: string }) {
  const { translate } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copied');
    } catch {
      setMessage('Link selected. Copy it with your browser.');
    }
  };
  return (
    <div css={{ display: 'grid', gap: space[3], width: '100%' }}>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={translate('Link to your request')}
        onFocus={(event) => event.target.select()}
        css={controlStyle}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button onClick={() => void copy()}>{translate('Copy link')}</Button>
        <LinkButton href={url} tone="outline">
          {translate('Open my request')}
        </LinkButton>
      </div>
      <p role="status">{translate(message)}</p>
    </div>
  );
}

const referenceStyle = css({
  display: 'block',
  fontFamily: type.display,
  // People read it out on the phone, so it stays on one line.
  fontSize: `min(${type.size.h1}, 8vw)`,
  fontWeight: type.weight.display,
  lineHeight: type.line.heading,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
});
