import { regionIds } from '../shared/regions';
import { choiceRule, personRules, type FormRules } from './rules';

export const certificates = {
  none: 'No, I’m just starting',
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

export const enrollmentRules = {
  ...personRules,
  region: choiceRule(regionIds, 'Choose your state'),
  certificate: choiceRule(Object.keys(certificates), 'Choose whether you have a certificate'),
  classTime: choiceRule(Object.keys(classTimes), 'Choose when you can come to class'),
  language: { maxLength: 100 },
  question: { maxLength: 1500, isMultiline: true },
} as const satisfies FormRules;
