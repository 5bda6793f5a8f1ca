import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { jobPostProblems } from '../../../contract/forms/job-post';
import { readRegion } from '../../../contract/forms/employee';
import { jobPostFields, type JobPostField } from '../../../contract/job-post-words';
import type { JobPost, JobPostDetail } from '../../../contract/job-posts';
import { dayAt } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';
import { ApiError } from '../../lib/api';
import { color } from '../../theme/color';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { faultWords } from '../parts/fault-words';
import { useStaff } from '../parts/staff';
import { callStaff } from '../parts/staff-call';
import { jobPath } from './job-calls';
import { JobFields } from './job-fields';
import { changedJobFields, jobValuesOf, type JobValues } from './job-values';
import { buttonsStyle, formStyle } from './form-style';

type JobFormProps = {
  /** Null: a new one. */
  job: JobPost | null;
  /** Reads the job anew. */
  onRefresh: () => Promise<JobPost | undefined>;
  /** Left out where the form is the screen. */
  onCancel?: () => void;
  onDone: (job: JobPostDetail) => void;
};

export const jobFieldId = (field: JobPostField) => `job-${field}`;

/** The rules that the server holds to, as the form asks them; of the text's MDX the server alone tells. */
const resolver: Resolver<JobValues> = (values) => {
  const region = readRegion(values.region) ?? defaultRegion;
  const problems = jobPostProblems(values, dayAt(region, new Date()));
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]),
  );
  return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/**
 * Adds a job, or changes one. What is typed is kept when it is refused, and while one is elsewhere in the dashboard; what somebody else
 * has changed meanwhile is said, stands in the form where nothing else was typed, and the next press saves over it.
 */
export function JobForm({ job, onRefresh, onCancel, onDone }: JobFormProps) {
  const { forms } = useStaff();
  const name = `job:${job?.id ?? 'new'}`;
  const [draft] = useState(() => forms.get(name));
  const [base, setBase] = useState(job);
  const [fault, setFault] = useState<string | null>(null);
  const before = jobValuesOf(base);
  const form = useForm<JobValues>({
    defaultValues: { ...before, ...draft?.values },
    resolver,
    shouldFocusError: false,
  });
  const { handleSubmit, control, formState, setError, setValue, reset, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const values = useWatch({ control }) as JobValues;
  const summary = useRef<HTMLDivElement>(null);

  const changes = changedJobFields(before, values);
  const isDirty = Object.keys(changes).length > 0;
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (isSaved || !isDirty) forms.delete(name);
    else forms.set(name, { values: changes });
  });
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  /** What somebody else has made of it is what the next press changes. */
  const overtaken = async () => {
    const now = await onRefresh();
    if (!now) return;
    const next = { ...jobValuesOf(now), ...changedJobFields(before, getValues()) };
    reset(next, { keepSubmitCount: true });
    setBase(now);
  };
  const save = handleSubmit(async (typed) => {
    setFault(null);
    try {
      const wish = changedJobFields(before, typed);
      const saved =
        base === null
          ? await callStaff<JobPostDetail>('/jobs', { method: 'POST', body: typed })
          : await callStaff<JobPostDetail>(jobPath(base.id), {
              method: 'PATCH',
              body: { ...wish, version: base.version },
            });
      setSaved(true);
      forms.delete(name);
      onDone(saved);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await overtaken();
      setFault(faultWords(error));
      const fields = error instanceof ApiError ? error.fields : {};
      for (const field of jobPostFields) {
        const message = fields[field];
        if (message !== undefined) setError(field, { type: 'server', message });
      }
    }
  });
  /** Saved as what the pressed button says. */
  const saveAs = (state: JobValues['state']) => {
    setValue('state', state);
    void save();
  };
  const discard = () => {
    reset(before);
    forms.delete(name);
  };

  const problems = jobPostFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ id: jobFieldId(field), message }];
  });
  const isOpen = base?.state === 'open';
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
      <ErrorSummary ref={summary} heading={job === null ? 'h2' : 'h3'} errors={problems} />
      {fault !== null && problems.length === 0 && (
        <p role="alert" css={{ color: color.danger, fontWeight: 700 }}>
          {fault}
        </p>
      )}
      {draft !== undefined && isDirty && (
        <p role="status">
          This was typed before and is not saved.{' '}
          <Button tone="quiet" onClick={discard}>
            Discard it
          </Button>
        </p>
      )}
      <JobFields form={form} values={values} hasPage={base?.wasOpen === true} />
      <div css={buttonsStyle}>
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            Back
          </Button>
        )}
        {isOpen ? (
          <Button busy={isSubmitting} onClick={() => saveAs('open')}>
            Save
          </Button>
        ) : (
          <>
            <Button
              tone="outline"
              busy={isSubmitting}
              onClick={() => saveAs(isClosed ? 'closed' : 'draft')}
            >
              {isClosed ? 'Save, stay closed' : 'Save draft'}
            </Button>
            <Button busy={isSubmitting} onClick={() => saveAs('open')}>
              {isClosed ? 'Open again' : 'Open the job'}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
