import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { parseRegion } from '../../../contract/employees/form';
import { jobPostLabels, type JobState } from '../../../contract/jobs/constants';
import { validateJobPost } from '../../../contract/jobs/form';
import { defaultPayPeriod, parseJobPost, toJobValues } from '../../../contract/jobs/form-values';
import { isWideRange } from '../../../contract/jobs/pay-range';
import type { JobPost, JobPostDetail } from '../../../contract/jobs/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { ApiError } from '../../browser/api/api-client';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { buttonsEndStyle } from '../../ui/buttons/button-row.styles';
import { callStaff } from '../api/staff-client';
import { useIdempotencyKey } from '../hooks/use-idempotency-key';
import { FormStatus } from '../components/form/form-status';
import { useRecordForm } from '../hooks/record-form/use-record-form';
import { stackStyle } from '../components/dashboard.styles';
import { focusBody, getFieldId, JobFields, jobFields, type JobValues } from './job-fields';
import { WideRangeConfirm } from './job-actions';

type JobFormProps = {
  /** Null for a new job. */
  job: JobPostDetail | null;
  onRefresh: () => Promise<JobPostDetail | undefined>;
  /** Why the job could not be published before the form was opened. */
  initialError?: ApiError | undefined;
  onCancel?: () => void;
  onSaved: (job: JobPostDetail) => void;
  /** Saved, except for text typed during the save. */
  onPartlySaved: (job: JobPostDetail) => void;
};

const emptyValues = Object.fromEntries(jobFields.map((field) => [field, ''])) as JobValues;

/** Every field as text; the defaults of a new job for null. */
function toFormValues(job: JobPost | null): JobValues {
  if (job === null) {
    const today = getOfficeDay(defaultRegion, new Date());
    return { ...emptyValues, posted: today, payPer: defaultPayPeriod };
  }
  const { state: _state, ...values } = toJobValues(job);
  return values;
}

export function JobForm(props: JobFormProps) {
  const { job, onRefresh, initialError, onCancel, onSaved, onPartlySaved } = props;
  /** The state that the pressed button asks for, which decides the required fields. */
  const requestedState = useRef<JobState>(job?.state ?? 'draft');
  const findErrors = (values: JobValues) => {
    const today = getOfficeDay(parseRegion(values.region) ?? defaultRegion, new Date());
    const state = requestedState.current;
    return validateJobPost({ ...values, state }, today, job?.wasOpen === true);
  };
  const recordForm = useRecordForm({
    kind: 'job',
    fields: jobFields,
    labels: jobPostLabels,
    getInputId: getFieldId,
    record: job,
    toValues: toFormValues,
    findErrors,
    onRefresh,
    initialErrors: initialError?.fields,
    onDone: onSaved,
    onPartlySaved,
  });
  const { values, base, isSubmitting } = recordForm;
  const [checked, setChecked] = useState({
    body: toFormValues(job).body,
    issues: initialError?.issues ?? [],
  });
  const issues = checked.body === values.body ? checked.issues : [];
  const getKeyHeaders = useIdempotencyKey();
  /** A wide pay range waits to be confirmed before the job is published. */
  const [isAsking, setAsking] = useState(false);
  const { pay } = parseJobPost(values);
  const isNewRange =
    base?.state !== 'open' || pay?.from !== base.pay?.from || pay?.to !== base.pay?.to;

  const requestSave = (state: JobState) => {
    requestedState.current = state;
    const needsConfirmation = state === 'open' && isNewRange && isWideRange(pay);
    // Errors come first: a job that can't be published needs no confirmation.
    if (needsConfirmation && Object.keys(findErrors(values)).length === 0) setAsking(true);
    else saveAs(state);
  };
  const saveAs = (state: JobState) => {
    setAsking(false);
    requestedState.current = state;
    void recordForm.save(async (typed, changes) => {
      try {
        if (base === null) {
          const body = { ...typed, state };
          const headers = getKeyHeaders(body);
          return { record: await callStaff('POST /jobs', { body, headers }) };
        }
        const { id, version } = base;
        const changed = { ...changes, ...(state !== base.state && { state }) };
        if (Object.keys(changed).length === 0) return { record: base };
        const input = { params: { id }, body: { ...changed, version } };
        return { record: await callStaff('PATCH /jobs/:id', input) };
      } catch (error) {
        if (error instanceof ApiError) setChecked({ body: typed.body, issues: error.issues });
        throw error;
      }
    });
  };
  const [firstIssue] = issues;
  const fieldErrors = recordForm.status.fieldErrors.map((error) =>
    firstIssue && error.id === getFieldId('body')
      ? { ...error, focusField: () => focusBody(firstIssue) }
      : error,
  );
  const isClosed = base?.state === 'closed';

  return (
    <form
      noValidate
      aria-label={base === null ? 'New job' : 'Job'}
      onSubmit={(event) => {
        event.preventDefault();
        requestSave(base?.state ?? 'draft');
      }}
      css={formStyle}
    >
      <FormStatus
        {...recordForm.status}
        heading={job === null ? 'h2' : 'h3'}
        fieldErrors={fieldErrors}
      />
      <JobFields recordForm={recordForm} issues={issues} />
      {isAsking && pay !== null && (
        <WideRangeConfirm
          region={parseRegion(values.region) ?? defaultRegion}
          pay={pay}
          confirm={base?.state === 'open' ? 'Save' : 'Publish job'}
          isPending={isSubmitting}
          onConfirm={() => saveAs('open')}
          onCancel={() => {
            setAsking(false);
            document.getElementById(getFieldId('payTo'))?.focus();
          }}
        />
      )}
      <div css={buttonsEndStyle}>
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            Back
          </Button>
        )}
        {base?.state === 'open' ? (
          <Button type="submit" isPending={isSubmitting}>
            Save
          </Button>
        ) : (
          <>
            <Button type="submit" tone="outline" isPending={isSubmitting}>
              {isClosed ? 'Save' : 'Save draft'}
            </Button>
            <Button isPending={isSubmitting} onClick={() => requestSave('open')}>
              {isClosed ? 'Reopen job' : 'Publish job'}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

const formStyle = css(stackStyle(space[6]), { maxWidth: '56rem' });
