import { forwardRef } from 'react';
import { css } from '@emotion/react';
import { telHref } from '../../contract/phone';
import { color } from '../theme/color';
import { space } from '../theme/space';
import { faultMark } from '../ui/fault';
import { SubmitRow } from './submit-row';

type FailedNoticeProps = { reason: string; phone: string | undefined; sending: boolean };

/** After an attempt that did not arrive: nothing is lost, one tap tries again, and a person is a call away. */
export const FailedNotice = forwardRef<HTMLDivElement, FailedNoticeProps>(function FailedNotice(
  { reason, phone, sending },
  ref,
) {
  return (
    <div ref={ref} {...faultMark} tabIndex={-1} css={noticeStyle}>
      <p>
        <strong>Your answers were not sent, but they are all still here.</strong> {reason}
      </p>
      <SubmitRow label="Try again" sending={sending} />
      {phone !== undefined && (
        <p>
          Or call us:{' '}
          <a href={telHref(phone)} css={{ whiteSpace: 'nowrap' }}>
            {phone}
          </a>
        </p>
      )}
    </div>
  );
});

const noticeStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
});
