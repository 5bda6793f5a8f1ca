import type { UseFormReturn } from 'react-hook-form';
import { css } from '@emotion/react';
import { countiesOf } from '../../../../contract/jobs/counties';
import { readRegion } from '../../../../contract/employees/form';
import { jobPostRules } from '../../../../contract/jobs/form';
import { slugOf } from '../../../../contract/jobs/form-values';
import { jobPostLabels } from '../../../../contract/jobs/constants';
import { jobTypes, payPeriods } from '../../../../contract/jobs/listing';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { regionIds } from '../../../../contract/shared/regions';
import type { ApiError } from '../../../lib/api/api-client';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { LanguagesField } from '../../components/form/languages-field';
import { regionName } from '../../components/region-name';
import { FaultList } from '../../components/mdx-preview/issue-list';
import { selectAt } from '../../components/mdx-preview/text-selection';
import { sectionHeadStyle } from '../../components/styles/section-heading.styles';
import { gridStyle } from './job-form.styles';
import type { JobField, JobValues } from './job-values';
import { ShiftsField } from './shifts-field';

type JobFieldsProps = {
  form: UseFormReturn<JobValues>;
  values: JobValues;
  /** Its address stays. */
  hasPage: boolean;
  /** What the server found in the text as it is typed. */
  faults: ApiError['faults'];
  isTextSaved: boolean;
};

/** How much room each has; the day plays no part in that. */
const rules = jobPostRules('2026-01-01');
const regions = Object.fromEntries(regionIds.map((id) => [id, regionName(id)]));

/** The fields of a job, in four parts. */
export function JobFields({ form, values, hasPage, faults, isTextSaved }: JobFieldsProps) {
  const { register, formState, setValue } = form;
  const { errors } = formState;
  const region = readRegion(values.region);
  const needsPay = region !== null && regionFacts[region].payInJobAds;
  const field = (key: JobField) => ({
    id: `job-${key}`,
    label: jobPostLabels[key],
    error: errors[key]?.message,
    autoComplete: 'off',
    ...register(key),
  });
  const area = (key: JobField) => ({
    ...field(key),
    limit: { most: rules[key].maxLength, left: rules[key].maxLength - values[key].length },
  });
  return (
    <>
      <fieldset css={partStyle}>
        <legend css={legendStyle}>The job</legend>
        <TextField {...field('title')} hint="As people search for it, with the town" />
        <div css={gridStyle}>
          <SelectField {...field('region')} choices={regions} />
          <TextField {...field('city')} />
          <SelectField
            {...field('county')}
            optional
            choices={Object.fromEntries(
              (region === null ? [] : countiesOf(region)).map((one) => [one, one]),
            )}
          />
        </div>
        <div css={gridStyle}>
          <SelectField {...field('type')} choices={jobTypes} />
          <LanguagesField
            id="job-languages"
            label={jobPostLabels.languages}
            value={values.languages}
            error={errors.languages?.message}
            onValue={(languages) => setValue('languages', languages, { shouldDirty: true })}
          />
        </div>
        <ShiftsField
          id="job-shifts"
          value={values.shifts}
          error={errors.shifts?.message}
          onValue={(shifts) => setValue('shifts', shifts, { shouldDirty: true })}
        />
      </fieldset>
      <fieldset css={partStyle}>
        <legend css={legendStyle}>Pay and benefits</legend>
        {region !== null && (
          <p>
            {needsPay
              ? `The law of ${regionFacts[region].state} wants both in a job ad.`
              : `The law of ${regionFacts[region].state} leaves it to you whether to name them.`}
          </p>
        )}
        <div css={gridStyle}>
          <TextField {...field('payFrom')} inputMode="decimal" hint="US dollars, before tax" />
          <TextField {...field('payTo')} inputMode="decimal" hint="The same for a fixed pay" />
          <SelectField {...field('payPer')} choices={payPeriods} />
        </div>
        <TextAreaField {...area('benefits')} rows={4} hint="One on a line" />
      </fieldset>
      <fieldset css={partStyle}>
        <legend css={legendStyle}>The ad</legend>
        <TextAreaField
          {...area('description')}
          rows={2}
          hint="One or two sentences for the list and for search engines, from 50 characters"
        />
        <FaultList faults={faults} isSaved={isTextSaved} onJump={toText} />
        <TextAreaField
          {...area('body')}
          {...(faults.length > 0 && { error: 'Mend what is named above' })}
          rows={14}
          spellCheck
          hint="Markdown: ## for a heading, - for a list, [words](/address) for a link"
          css={bodyStyle}
        />
      </fieldset>
      <fieldset css={partStyle}>
        <legend css={legendStyle}>Days and address</legend>
        <div css={gridStyle}>
          <TextField {...field('posted')} type="date" hint="Listed from this day" />
          <TextField {...field('validThrough')} type="date" hint="Listed until this day is over" />
        </div>
        <TextField
          {...field('slug')}
          optional={!hasPage}
          readOnly={hasPage}
          hint={
            hasPage
              ? 'The job has a page there, so that it stays'
              : `Of its page: /career/${values.slug || slugOf(values.title) || '…'}`
          }
        />
      </fieldset>
    </>
  );
}

/** Puts the cursor where a fault of the text is told. */
export function toText(place: Parameters<typeof selectAt>[1]): void {
  const field = document.getElementById('job-body');
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  selectAt(field, place);
}

const partStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** A legend that looks as the head of a part does. */
const legendStyle = css(sectionHeadStyle, {
  marginBlockEnd: space[3],
  padding: 0,
  fontFamily: type.display,
  fontWeight: type.weight.display,
});
/** Faults are told by line and column: they are counted best in letters of one width. */
const bodyStyle = css({ fontFamily: 'ui-monospace, monospace' });
