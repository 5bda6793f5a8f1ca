import { regionIds } from '../../shared/regions';
import { choice, personRules, type FormRules } from '../rules';

export const certificates = {
  none: 'No, I would start from the beginning',
  pca: 'Yes, as a personal care aide (PCA)',
  cna: 'Yes, as a certified nurse aide (CNA)',
  other: 'Yes, another one, or from another state',
} as const;

export const classTimes = {
  weekdays: 'Weekday mornings and afternoons',
  evenings: 'Weekday evenings',
  weekends: 'Weekends',
  any: 'Any of these',
} as const;

/** POST /enrolments: a request for a place in a home health aide course. */
export const enrolmentRules = {
  ...personRules,
  region: choice(regionIds, 'Choose your state'),
  certificate: choice(Object.keys(certificates), 'Choose whether you have a certificate'),
  classTime: choice(Object.keys(classTimes), 'Choose when you could come to class'),
  language: { maxLength: 100 },
  question: { maxLength: 1500, lines: true },
} as const satisfies FormRules;
