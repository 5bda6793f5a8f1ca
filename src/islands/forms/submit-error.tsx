import { forwardRef, type ReactNode } from 'react';
import { telHref } from '../../../contract/shared/phone';
import { faultBoxStyle, faultMark } from '../../ui/error.styles';
import type { Failure } from './submit/submit-form';
import { SubmitRow } from './submit-button';

type FailedNoticeProps = Pick<Failure, 'reason' | 'hopeless'> & {
  phone: string | undefined;
  sending: boolean;
  /** Where to go on when what the form is for is gone. */
  instead: ReactNode;
};

/**
 * After an attempt that did not arrive: nothing is lost, one tap tries again, and a person is a call away. Where no try can
 * help it offers none, but what can be done.
 */
export const FailedNotice = forwardRef<HTMLDivElement, FailedNoticeProps>(function FailedNotice(
  { reason, hopeless, phone, sending, instead },
  ref,
) {
  return (
    <div ref={ref} {...faultMark} tabIndex={-1} css={faultBoxStyle}>
      <p>
        <strong>Your answers were not sent, but they are all still here.</strong> {reason}
      </p>
      {hopeless === false && <SubmitRow label="Try again" sending={sending} />}
      {hopeless === 'unfit' && (
        <p>Choose another file or shorten your text, and send your answers again.</p>
      )}
      {hopeless === 'gone' && instead}
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
