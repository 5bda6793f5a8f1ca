import { forwardRef, type ReactNode } from 'react';
import { telHref } from '../../../contract/shared/phone';
import { errorBoxStyle, errorMarker } from '../../ui/error.styles';
import type { SubmitFailure } from './submit-form';
import { SubmitButton } from './submit-button';

type SubmitErrorProps = Pick<SubmitFailure, 'message' | 'reason'> & {
  phone: string | undefined;
  isSending: boolean;
  /** A link to somewhere else, for a form whose subject is gone. */
  alternative: ReactNode;
};

export const SubmitError = forwardRef<HTMLDivElement, SubmitErrorProps>(function SubmitError(
  { message, reason, phone, isSending, alternative },
  ref,
) {
  return (
    <div ref={ref} {...errorMarker} tabIndex={-1} css={errorBoxStyle}>
      <p>
        <strong>This was not sent. Your answers are still here.</strong> {message}
      </p>
      {reason === 'temporary' && <SubmitButton label="Try again" isSending={isSending} />}
      {reason === 'unacceptable' && (
        <p>Choose another file or shorten your text, then send it again.</p>
      )}
      {reason === 'gone' && alternative}
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
