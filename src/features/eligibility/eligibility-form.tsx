import { Fragment, useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import type { RegionId } from '../../../contract/regions';
import { environment } from '../../lib/environment';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { ErrorSummary } from '../../ui/error-summary';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ConsentField } from './consent-field';
import { FormFields } from './form-fields';
import { controlId, fieldOrder } from './form-values';
import { Honeypot } from './honeypot';
import { SubmitRow } from './submit-row';
import { useFormEngine } from './use-form-engine';
import { useSubmit } from './use-submit';

type EligibilityFormProps = {
  /** Unique on the page; the ids of the controls begin with it. */
  id: string;
  region: RegionId;
  /** Who sends text messages. */
  company?: string | undefined;
  /** A submit has come to its end, well or not. */
  onAttempted: () => void;
};

/**
 * The eligibility form. It is a whole form that posts before any script has come; then it checks and sends by itself, with
 * what has been typed until then.
 */
export function EligibilityForm({
  id,
  region,
  company = 'The agency',
  onAttempted,
}: EligibilityFormProps) {
  const { engine, problems, load } = useFormEngine(id);
  const { sending, failed, summary, refusals, sent, onSubmit } = useSubmit({
    region,
    load,
    onAttempted,
  });
  const summaryBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals > 0) summaryBox.current?.focus();
  }, [refusals]);

  const errors = fieldOrder.flatMap((name) => {
    const message = summary[name];
    return message === undefined ? [] : [{ id: controlId(id, name), message }];
  });

  return (
    <form
      id={id}
      method="post"
      encType="multipart/form-data"
      action={`${environment.apiUrl}/email`}
      noValidate={engine !== null}
      onSubmit={onSubmit}
      css={formStyle}
    >
      <ErrorSummary ref={summaryBox} errors={errors} />
      {failed && errors.length === 0 && (
        <div css={failedStyle}>
          <p>Your answers were not sent, but they are all still here.</p>
          <SubmitRow label="Try again" sending={sending} />
        </div>
      )}
      <input type="hidden" name="region" value={region} />
      {/* New controls after each message: in an emptied one React would not notice the same choice made again. */}
      <Fragment key={sent}>
        <FormFields form={id} engine={engine} problems={problems} />
        <Honeypot form={id} engine={engine} />
        <ConsentField form={id} engine={engine} company={company} />
      </Fragment>
      <SubmitRow label="Send my answers" main sending={sending} />
      <VisuallyHidden>
        <span role="status">{sending && 'Sending'}</span>
      </VisuallyHidden>
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: space[5] });

const failedStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
});
