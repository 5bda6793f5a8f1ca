import { jobPostProblems } from '../../../contract/forms/job-post';
import { readRegion } from '../../../contract/forms/employee';
import { jobPostFields, type JobPostField } from '../../../contract/job-post-words';
import type { JobPost, JobPostDetail } from '../../../contract/job-posts';
import { dayAt } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';
import { Button } from '../../ui/button';
import { FormState } from '../parts/record-form/form-state';
import { useRecordForm } from '../parts/record-form/use-record-form';
import { callStaff } from '../parts/staff-call';
import { useKeyOf } from '../parts/use-key-of';
import { jobPath } from './job-calls';
import { JobFields } from './job-fields';
import { jobValuesOf, type JobValues } from './job-values';
import { buttonsEndStyle } from '../../ui/button-row-style';
import { formStyle } from './form-style';

type JobFormProps = {
  /** Null: a new one. */
  job: JobPost | null;
  /** Reads the job anew. */
  onRefresh: () => Promise<JobPost | undefined>;
  /** What kept it from being opened, by field: said at once. */
  refused?: Readonly<Record<string, string>> | undefined;
  /** Left out where the form is the screen. */
  onCancel?: () => void;
  onDone: (job: JobPostDetail) => void;
};

export const jobFieldId = (field: JobPostField) => `job-${field}`;

/** The rules that the server holds to, as the form asks them; of the text's MDX the server alone tells. */
function problemsOf(values: JobValues) {
  const region = readRegion(values.region) ?? defaultRegion;
  return jobPostProblems(values, dayAt(region, new Date()));
}

/** Adds a job, or changes one. */
export function JobForm({ job, onRefresh, refused, onCancel, onDone }: JobFormProps) {
  const { form, values, base, isSubmitting, save, done, shown } = useRecordForm({
    name: `job:${job?.id ?? 'new'}`,
    fields: jobPostFields,
    idOf: jobFieldId,
    record: job,
    valuesOf: jobValuesOf,
    problemsOf,
    onRefresh,
    refused,
  });
  const keyOf = useKeyOf();
  /** Saved as what the pressed button says. */
  const saveAs = (state: JobValues['state']) => {
    form.setValue('state', state);
    void save(async (typed, wish) => {
      const saved =
        base === null
          ? await callStaff<JobPostDetail>('/jobs', {
              method: 'POST',
              body: typed,
              headers: keyOf(typed),
            })
          : await callStaff<JobPostDetail>(jobPath(base.id), {
              method: 'PATCH',
              body: { ...wish, version: base.version },
            });
      done();
      onDone(saved);
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
