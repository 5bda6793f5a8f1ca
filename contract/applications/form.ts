import { choice, personRules, type FormRules } from '../forms/rules';

export const yesOrNo = { yes: 'Yes', no: 'No' } as const;

/** POST /applications: an application for one job. The part `file` is the résumé (resume-limits.ts), optional. */
export const applicationRules = {
  ...personRules,
  /** Slug of the job: /career/<slug>. */
  job: { maxLength: 120, required: 'Choose a job first' },
  certified: choice(Object.keys(yesOrNo), 'Say whether you have the certificate'),
  languages: { maxLength: 200 },
  availability: { maxLength: 500, lines: true },
  note: { maxLength: 2000, lines: true },
} as const satisfies FormRules;
