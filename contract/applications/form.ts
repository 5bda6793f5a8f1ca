import { choiceRule, personRules, type FormRules } from '../forms/rules';

export const yesOrNo = { yes: 'Yes', no: 'No' } as const;

export const applicationRules = {
  ...personRules,
  /** The job's slug: /career/<slug>. */
  job: { maxLength: 120, required: 'Choose a job first' },
  certified: choiceRule(Object.keys(yesOrNo), 'Choose whether you have the certificate'),
  languages: { maxLength: 200 },
  availability: { maxLength: 500, isMultiline: true },
  note: { maxLength: 2000, isMultiline: true },
} as const satisfies FormRules;
