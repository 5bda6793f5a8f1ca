import { useTranslation } from '../../browser/hooks/use-translation';
import { FilledText } from '../../ui/filled-text';
import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Button } from '../../ui/buttons/button';
import { errorBoxStyle, errorMarker, ErrorSummary } from '../../ui/fields/error-summary';
import { TelLink } from '../../ui/tel-link';
import { getControlId, type FieldErrors } from './form-context';
import type { SubmitFailure } from './submit-form';

type SubmitButtonProps = { label: string; isMain?: boolean; isSending: boolean };

export function SubmitButton({ label, isMain = false, isSending }: SubmitButtonProps) {
  const { translate } = useTranslation();
  return (
    <Button
      type="submit"
      tone={isMain ? 'accent' : 'primary'}
      size={isMain ? 'large' : 'medium'}
      isPending={isSending}
      css={atStartStyle}
    >
      {translate(label)}
    </Button>
  );
}

const atStartStyle = css({ justifySelf: 'start' });

type FormFailureProps = {
  formId: string;
  /** Of all fields, in their order. */
  names: readonly string[];
  failure: SubmitFailure;
  errors: FieldErrors;
  phone: string | undefined;
  isSending: boolean;
  /** A link to another page, for a form whose subject no longer exists. */
  alternative: ReactNode;
};

/** Why the form was not sent. Takes the focus after each attempt. */
export function FormFailure(props: FormFailureProps) {
  const { formId, names, failure, errors, phone, isSending, alternative } = props;
  const { message, reason } = failure;
  const { translate } = useTranslation();
  const isUnknown = reason === 'unknown';
  const canRetry = isUnknown || reason === 'temporary';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  const fields = names.filter((name) => failure.errors[name] !== undefined);
  if (fields.length > 0) {
    const summary = fields.map((name) => ({
      id: getControlId(formId, name),
      message: errors[name] ?? failure.errors[name] ?? '',
      isFixed: errors[name] === undefined,
    }));
    return <ErrorSummary ref={box} errors={summary} />;
  }
  return (
    <div ref={box} {...errorMarker} tabIndex={-1} css={errorBoxStyle}>
      <p>
        <strong>
          {translate(isUnknown ? 'We’re not sure this was sent.' : 'This wasn’t sent.')}{' '}
          {translate('Your answers are still here.')}
        </strong>{' '}
        {message !== null && translate(message)}{' '}
        {isUnknown && translate('If you try again, we won’t get it twice.')}
      </p>
      {canRetry && <SubmitButton label="Try again" isSending={isSending} />}
      {reason === 'unacceptable' && (
        <p>{translate('Choose another file or shorten your text, then send it again.')}</p>
      )}
      {reason === 'gone' && alternative}
      {phone !== undefined && (
        <p>
          <FilledText text="Or call us: {phone}" values={{ phone: <TelLink phone={phone} /> }} />
        </p>
      )}
    </div>
  );
}

/** A field that only bots see. It is off screen, because bots recognize display: none. */
export function Honeypot({ formId }: { formId: string }) {
  const id = getControlId(formId, 'website');
  const { translate } = useTranslation();
  return (
    <div aria-hidden css={offScreenStyle}>
      <label htmlFor={id}>{translate('Leave this empty')}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

const offScreenStyle = css({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
