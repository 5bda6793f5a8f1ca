import { useRef, useState } from 'react';
import { jobPostProblems } from '../../../../contract/jobs/form';
import { readRegion } from '../../../../contract/employees/form';
import { jobPostLabels, type JobState } from '../../../../contract/jobs/constants';
import type { JobPostDetail } from '../../../../contract/jobs/schema';
import { dayAt } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { ApiError } from '../../../lib/api/api-client';
import { Button } from '../../../ui/buttons/button';
import { FormState } from '../../components/form/form-status';
import { useRecordForm } from '../../components/form/use-record-form';
import { callStaff } from '../../api/staff-client';
import { useKeyOf } from '../../api/use-idempotency-key';
import { jobPath } from '../api';
import { JobFields, toText } from './job-fields';
import { jobFields, jobValuesOf, type JobField, type JobValues } from './job-values';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { formStyle } from './job-form.styles';

type JobFormProps = {
  /** Null: a new one. */
  job: JobPostDetail | null;
  /** Reads the job anew. */
  onRefresh: () => Promise<JobPostDetail | undefined>;
  /** What kept it from being opened: said at once. */
  refused?: ApiError | undefined;
  /** Left out where the form is the screen. */
  onCancel?: () => void;
  onDone: (job: JobPostDetail) => void;
  /** It is saved, but for what was typed meanwhile: that is still here, or of a new one waits in the form of `job`. */
  onRest: (job: JobPostDetail) => void;
};

const nameOf = (job: JobPostDetail | null) => `job:${job?.id ?? 'new'}`;
const idOf = (field: JobField) => `job-${field}`;

/** The rules that the server holds to, as the form asks them; of the text's MDX the server alone tells. */
function problemsOf(values: JobValues, state: JobState, wasOpen: boolean) {
  const region = readRegion(values.region) ?? defaultRegion;
  return jobPostProblems({ ...values, state }, dayAt(region, new Date()), wasOpen);
}

/** Adds a job, or changes one. */
export function JobForm({ job, onRefresh, refused, onCancel, ...after }: JobFormProps) {
  /** What the pressed button makes of it: no part of what is typed, and nothing when that is refused. */
  const pressed = useRef<JobState>(job?.state ?? 'draft');
  const { form, values, base, isSubmitting, save, shown } = useRecordForm({
    nameOf,
    fields: jobFields,
    labels: jobPostLabels,
    idOf,
    record: job,
    valuesOf: jobValuesOf,
    problemsOf: (typed) => problemsOf(typed, pressed.current, job?.wasOpen === true),
    onRefresh,
    refused: refused?.fields,
    ...after,
  });
  /** What the server found in a text. */
  const [found, setFound] = useState({
    body: jobValuesOf(job).body,
    faults: refused?.faults ?? [],
  });
  const keyOf = useKeyOf();
  const saveAs = (state: JobState) => {
    pressed.current = state;
    void save(async (typed, wish) => {
      try {
        return { now: await write(typed, wish, state) };
      } catch (error) {
        if (error instanceof ApiError) setFound({ body: typed.body, faults: error.faults });
        throw error;
      }
    });
  };
  const write = async (typed: JobValues, wish: Partial<JobValues>, state: JobState) => {
    if (base === null) {
      const body = { ...typed, state };
      return callStaff<JobPostDetail>('/jobs', { method: 'POST', body, headers: keyOf(body) });
    }
    const other = state === base.state ? {} : { state };
    // Right after a duplicate nothing may be typed yet: it is saved as it is.
    if (Object.keys({ ...wish, ...other }).length === 0) return base;
    const body = { ...wish, ...other, version: base.version };
    return callStaff<JobPostDetail>(jobPath(base.id), { method: 'PATCH', body });
  };
  const faults = found.body === values.body ? found.faults : [];
  const [first] = faults;
  const problems = shown.problems.map((problem) =>
    first && problem.id === idOf('body') ? { ...problem, lead: () => toText(first) } : problem,
  );
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
      <FormState heading={job === null ? 'h2' : 'h3'} {...shown} problems={problems} />
      <JobFields
        form={form}
        values={values}
        hasPage={base?.wasOpen === true}
        faults={faults}
        isTextSaved={base?.body === values.body}
      />
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
