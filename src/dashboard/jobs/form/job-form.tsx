import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { parseRegion } from '../../../../contract/employees/form';
import { jobPostLabels, type JobState } from '../../../../contract/jobs/constants';
import { validateJobPost } from '../../../../contract/jobs/form';
import { toJobValues, defaultPayPeriod } from '../../../../contract/jobs/form-values';
import type { JobPost, JobPostDetail } from '../../../../contract/jobs/schema';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { ApiError } from '../../../lib/api/api-client';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { callStaff } from '../../api/staff-client';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { FormStatus } from '../../components/form/form-status';
import { useRecordForm } from '../../components/form/use-record-form';
import { jobPath } from '../api';
import { focusBody, JobFields, jobFields, type JobField, type JobValues } from './job-fields';

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

const getDraftName = (job: JobPostDetail | null) => `job:${job?.id ?? 'new'}`;
const getFieldId = (field: JobField) => `job-${field}`;

/** Every field as text; the defaults of a new job for null. */
function toFormValues(job: JobPost | null): JobValues {
  const known: Partial<JobValues> =
    job === null
      ? { posted: getOfficeDay(defaultRegion, new Date()), payPer: defaultPayPeriod }
      : toJobValues(job);
  return Object.fromEntries(jobFields.map((field) => [field, known[field] ?? ''])) as JobValues;
}

/** Adds or changes a job, and publishes it. */
export function JobForm(props: JobFormProps) {
  const { job, onRefresh, initialError, onCancel, onSaved, onPartlySaved } = props;
  /** The state that the pressed button asks for, which decides the required fields. */
  const requestedState = useRef<JobState>(job?.state ?? 'draft');
  const findIssues = (values: JobValues) => {
    const region = parseRegion(values.region) ?? defaultRegion;
    const today = getOfficeDay(region, new Date());
    const state = requestedState.current;
    return validateJobPost({ ...values, state }, today, job?.wasOpen === true);
  };
  const recordForm = useRecordForm({
    getDraftName: getDraftName,
    fields: jobFields,
    labels: jobPostLabels,
    getInputId: getFieldId,
    record: job,
    toValues: toFormValues,
    findErrors: findIssues,
    onRefresh,
    initialErrors: initialError?.fields,
    onDone: onSaved,
    onRest: onPartlySaved,
  });
  const { form, values, base, isSubmitting } = recordForm;
  /** The issues that the server found in a text. */
  const [checked, setChecked] = useState({
    body: toFormValues(job).body,
    issues: initialError?.issues ?? [],
  });
  const getKeyHeaders = useIdempotencyKey();

  const send = async (typed: JobValues, changes: Partial<JobValues>, state: JobState) => {
    if (base === null) {
      const body = { ...typed, state };
      return callStaff<JobPostDetail>('/jobs', {
        method: 'POST',
        body,
        headers: getKeyHeaders(body),
      });
    }
    const body = { ...changes, ...(state !== base.state && { state }) };
    if (Object.keys(body).length === 0) return base;
    return callStaff<JobPostDetail>(jobPath(base.id), {
      method: 'PATCH',
      body: { ...body, version: base.version },
    });
  };
  const saveAs = (state: JobState) => {
    requestedState.current = state;
    void recordForm.save(async (typed, changes) => {
      try {
        return { record: await send(typed, changes, state) };
      } catch (error) {
        if (error instanceof ApiError) setChecked({ body: typed.body, issues: error.issues });
        throw error;
      }
    });
  };
  const issues = checked.body === values.body ? checked.issues : [];
  const [firstIssue] = issues;
  const problems = recordForm.status.fieldErrors.map((problem) =>
    firstIssue && problem.id === getFieldId('body')
      ? { ...problem, focusField: () => focusBody(firstIssue) }
      : problem,
  );
  const isClosed = base?.state === 'closed';

  return (
    <form
      noValidate
      aria-label={base === null ? 'New job' : 'Job'}
      onSubmit={(event) => {
        event.preventDefault();
        saveAs(base?.state ?? 'draft');
      }}
      css={formStyle}
    >
      <FormStatus
        heading={job === null ? 'h2' : 'h3'}
        {...recordForm.status}
        fieldErrors={problems}
      />
      <JobFields
        form={form}
        values={values}
        hasPage={base?.wasOpen === true}
        issues={issues}
        isBodySaved={base?.body === values.body}
      />
      <div css={buttonsEndStyle}>
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            Back
          </Button>
        )}
        {base?.state === 'open' ? (
          <Button type="submit" busy={isSubmitting}>
            Save
          </Button>
        ) : (
          <>
            <Button type="submit" tone="outline" busy={isSubmitting}>
              {isClosed ? 'Save' : 'Save draft'}
            </Button>
            <Button busy={isSubmitting} onClick={() => saveAs('open')}>
              {isClosed ? 'Reopen job' : 'Publish job'}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '56rem',
});
