import { emailProblem } from '../../shared/email-address';
import { messages } from '../../shared/messages';
import { phoneProblem } from '../../shared/phone-validation';
import { regionIds } from '../../shared/regions';
import { careRegion } from '../region-field';
import { choice, type FormRules } from '../rules';

/** The choices of the preferred call time; the text itself is sent. */
export const callTimes = ['Morning (9–12)', 'Afternoon (12–5)', 'Any time'] as const;

const noAddress =
  'Please enter a valid e-mail address, for example name@example.com, or leave it empty';

/**
 * POST /email: the eligibility check (specification sections 3 and 5), in the order of its form. The benefit card is the
 * part `file` (card-limits.ts).
 */
export const eligibilityRules = {
  region: choice(regionIds),
  firstName: { maxLength: 100, required: messages.firstNameRequired },
  lastName: { maxLength: 100, required: messages.lastNameRequired },
  contact: { maxLength: 40, required: messages.phoneRequired, check: (text) => phoneProblem(text) },
  time: { maxLength: 100, required: messages.timeRequired },
  dob: { maxLength: 100, required: messages.dobRequired },
  email: { maxLength: 254, check: (text) => emailProblem(text, noAddress) },
  medicate: { maxLength: 60 },
  /** 'true' for consent to text messages; it belongs to nothing else and is never required. */
  consent: choice(['true', 'false']),
} as const satisfies FormRules;

/** The specified call may leave out the region; the site's own form always names one. */
export const eligibilityFormRules = {
  ...eligibilityRules,
  region: careRegion,
} as const satisfies FormRules;
