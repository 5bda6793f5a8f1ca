import { css } from '@emotion/react';
import { parseRegion } from '../../../contract/employees/form';
import { jobPostFields, jobPostLabels, type JobPostField } from '../../../contract/jobs/constants';
import { getCounties } from '../../../contract/jobs/counties';
import { getJobPostRules } from '../../../contract/jobs/form';
import { parseJobPost } from '../../../contract/jobs/form-values';
import { toSlug } from '../../../contract/shared/text/slug';
import { describeJobAdLaw } from '../../../contract/jobs/job-ad-laws';
import { findTitleWarning } from '../../../contract/jobs/job-title';
import { jobTypes, payPeriods } from '../../../contract/jobs/listing';
import { isWideRange } from '../../../contract/jobs/pay-range';
import type { MdxIssue } from '../../../contract/mdx/mdx-issue';
import type { JobPostDetail } from '../../../contract/jobs/schema';
import { defaultRegion } from '../../../contract/shared/regions';
import { color, type } from '../../theme/tokens';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/field';
import { fieldGridStyle } from '../components/dashboard.styles';
import { FormGroup } from '../components/form/form-group';
import { LanguagesField } from '../components/form/languages-field';
import type { useRecordForm } from '../hooks/record-form/use-record-form';
import { useRegionNames } from '../hooks/use-staff';
import { IssueList, selectTextAt } from '../components/mdx-preview/issue-list';
import { ShiftsField } from './shifts-field';

/** The fields of the form; the state is set by its buttons. */
export type JobField = Exclude<JobPostField, 'state'>;
export const jobFields = jobPostFields.filter((field): field is JobField => field !== 'state');
export type JobValues = Record<JobField, string>;

export const getFieldId = (field: JobField) => `job-${field}`;

type JobFieldsProps = {
  recordForm: ReturnType<typeof useRecordForm<JobField, JobPostDetail>>;
  /** Found by the server in the text as it is typed. */
  issues: MdxIssue[];
};

/** For the lengths, which do not depend on the day. */
const rules = getJobPostRules('2026-01-01');

export function JobFields({ recordForm, issues }: JobFieldsProps) {
  const { form, values, base, getError, setField } = recordForm;
  /** Its slug can't change. */
  const hasPage = base?.wasOpen === true;
  const region = parseRegion(values.region);
  const titleWarning = findTitleWarning(values.title, {
    region: region ?? defaultRegion,
    city: values.city,
    county: values.county,
  });
  const counties = region === null ? [] : getCounties(region);
  const field = (name: JobField) => ({
    id: getFieldId(name),
    label: jobPostLabels[name],
    error: getError(name),
    autoComplete: 'off',
    ...form.register(name),
  });
  /** The list shows the counties of the new region, so the former one would be kept unseen. */
  const clearCounty = ({ target }: { target: { value: string } }) => {
    const next = parseRegion(target.value);
    if (next === null || !getCounties(next).includes(values.county)) setField('county', '');
  };
  const textArea = (name: JobField) => ({
    ...field(name),
    limit: { max: rules[name].maxLength, left: rules[name].maxLength - values[name].length },
  });
  return (
    <>
      <FormGroup legend="Job">
        <TextField
          {...field('title')}
          hint="The job only, in words that people search for"
          advice={titleWarning !== null && <span css={warningStyle}>{titleWarning}</span>}
        />
        <div css={gridStyle}>
          <SelectField
            {...field('region')}
            {...form.register('region', { onChange: clearCounty })}
            choices={useRegionNames()}
          />
          <TextField {...field('city')} />
          <SelectField
            {...field('county')}
            optional
            choices={Object.fromEntries(counties.map((county) => [county, county]))}
          />
        </div>
        <div css={gridStyle}>
          <SelectField {...field('type')} choices={jobTypes} />
          <LanguagesField
            id={getFieldId('languages')}
            label={jobPostLabels.languages}
            value={values.languages}
            error={getError('languages')}
            onValueChange={(languages) => setField('languages', languages)}
          />
        </div>
        <ShiftsField
          id={getFieldId('shifts')}
          value={values.shifts}
          error={getError('shifts')}
          onValueChange={(shifts) => setField('shifts', shifts)}
        />
      </FormGroup>
      <FormGroup legend="Pay and benefits">
        {region !== null && <p>{describeJobAdLaw(region)}</p>}
        <div css={gridStyle}>
          <TextField {...field('payFrom')} inputMode="decimal" hint="US dollars, before tax" />
          <TextField
            {...field('payTo')}
            inputMode="decimal"
            hint={
              isWideRange(parseJobPost(values).pay)
                ? 'More than 60% above the minimum: is this the range you expect to pay?'
                : 'Same as minimum for a fixed rate'
            }
          />
          <SelectField {...field('payPer')} choices={payPeriods} />
        </div>
        <TextAreaField {...textArea('benefits')} rows={4} hint="One per line" />
      </FormGroup>
      <FormGroup legend="Job ad">
        <TextAreaField
          {...textArea('description')}
          rows={2}
          hint="One or two sentences for the list and search engines, at least 50 characters"
        />
        <IssueList issues={issues} isSaved={base?.body === values.body} onJump={focusBody} />
        <TextAreaField
          {...textArea('body')}
          {...(issues.length > 0 && { error: 'Fix the issues listed above' })}
          rows={14}
          spellCheck
          hint="Markdown: ## for a heading, - or • for a list, [text](/page) for a link"
          css={monospaceStyle}
        />
      </FormGroup>
      <FormGroup legend="Dates and web address">
        <div css={gridStyle}>
          <TextField {...field('posted')} type="date" hint="Listed from this day" />
          <TextField {...field('validThrough')} type="date" hint="Listed through this day" />
        </div>
        <TextField
          {...field('slug')}
          optional={!hasPage}
          readOnly={hasPage}
          hint={
            hasPage
              ? 'You can’t change this: the job has been published here'
              : `/career/${values.slug || toSlug(values.title) || '…'}`
          }
        />
      </FormGroup>
    </>
  );
}

export function focusBody(position: Parameters<typeof selectTextAt>[1]): void {
  const field = document.getElementById(getFieldId('body'));
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  selectTextAt(field, position);
}

const gridStyle = css(fieldGridStyle, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
const warningStyle = css({ color: color.warning, fontWeight: type.weight.bold });
/** Issues name a line and a column, which are easier to find in monospace. */
const monospaceStyle = css({ fontFamily: 'ui-monospace, monospace' });
