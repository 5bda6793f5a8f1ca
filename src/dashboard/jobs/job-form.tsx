import { useRef } from 'react';
import { jobPostProblems } from '../../../contract/forms/job-post';
import { readRegion } from '../../../contract/forms/employee';
import type { JobState } from '../../../contract/job-post-words';
import type { JobPostDetail } from '../../../contract/job-posts';
import { dayAt } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';
import { Button } from '../../ui/button';
import { FormState } from '../parts/record-form/form-state';
import { useRecordForm } from '../parts/record-form/use-record-form';
import { callStaff } from '../parts/staff-call';
import { useKeyOf } from '../parts/use-key-of';
import { jobPath } from './job-calls';
import { JobFields } from './job-fields';
import { jobFields, jobValuesOf, type JobField, type JobValues } from './job-values';
import { buttonsEndStyle } from '../../ui/button-row-style';
import { formStyle } from './form-style';

type JobFormProps = {
  /** Null: a new one. */
  job: JobPostDetail | null;
  /** Reads the job anew. */
  onRefresh: () => Promise<JobPostDetail | undefined>;
  /** What kept it from being opened, by field: said at once. */
  refused?: Readonly<Record<string, string>> | undefined;
  /** Left out where the form is the screen. */
  onCancel?: () => void;
  onDone: (job: JobPostDetail) => void;
  /** It is saved, but for what was typed meanwhile: that is still here, or of a new one waits in the form of `job`. */
  onRest: (job: JobPostDetail) => void;
};

const nameOf = (job: JobPostDetail | null) => `job:${job?.id ?? 'new'}`;
const idOf = (field: JobField) => `job-${field}`;

/** The rules that the server holds to, as the form asks them; of the text's MDX the server alone tells. */
function problemsOf(values: JobValues, state: JobState) {
  const region = readRegion(values.region) ?? defaultRegion;
  return jobPostProblems({ ...values, state }, dayAt(region, new Date()));
}

/** Adds a job, or changes one. */
export function JobForm({ job, onRefresh, refused, onCancel, ...after }: JobFormProps) {
  /** What the pressed button makes of it: no part of what is typed, and nothing when that is refused. */
  const pressed = useRef<JobState>(job?.state ?? 'draft');
  const { form, values, base, isSubmitting, save, shown } = useRecordForm({
    nameOf,
    fields: jobFields,
    idOf,
    record: job,
    valuesOf: jobValuesOf,
    problemsOf: (typed) => problemsOf(typed, pressed.current),
    onRefresh,
    refused,
    ...after,
  });
  const keyOf = useKeyOf();
  const saveAs = (state: JobState) => {
    pressed.current = state;
    void save(async (typed, wish) => {
      if (base === null) {
        const body = { ...typed, state };
        const how = { method: 'POST', body, headers: keyOf(body) } as const;
        return { now: await callStaff<JobPostDetail>('/jobs', how) };
      }
      const other = state === base.state ? {} : { state };
      const body = { ...wish, ...other, version: base.version };
      return { now: await callStaff<JobPostDetail>(jobPath(base.id), { method: 'PATCH', body }) };
    });
  };
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
      <FormState heading={job === null ? 'h2' : 'h3'} {...shown} />
      <JobFields form={form} values={values} hasPage={base?.wasOpen === true} />
      <div css={buttonsEndStyle}>
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            Back
          </Button>
        )}
        {isOpen ? (
          <Button type="submit" busy={isSubmitting}>
            Save
          </Button>
        ) : (
          <>
            <Button type="submit" tone="outline" busy={isSubmitting}>
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
