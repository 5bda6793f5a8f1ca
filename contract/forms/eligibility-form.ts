import { checkEmail } from '../shared/email-address';
import { messages } from '../shared/messages';
import { regionIds } from '../shared/regions';
import { careRegionRule, choiceRule, consentRule, personRules, type FormRules } from './rules';

/** Options of the preferred call time; the form sends the text itself. */
export const callTimes = ['Morning (9 AM–noon)', 'Afternoon (noon–5 PM)', 'Any time'] as const;

/** POST /email: the eligibility check (specification section 5), in form order. The benefit card is the part `file`. */
export const eligibilityRules = {
  region: choiceRule(regionIds),
  firstName: personRules.firstName,
  lastName: personRules.lastName,
  contact: personRules.contact,
  /** The caller, if someone else asks for the person. */
  callerName: { maxLength: 100 },
  relationship: { maxLength: 100 },
  time: { maxLength: 100, required: messages.timeRequired },
  dob: { maxLength: 100, required: messages.dobRequired },
  email: {
    maxLength: 254,
    check: (text) =>
      checkEmail(
        text,
        'Please enter a valid email address, for example name@example.com, or leave this blank',
      ),
  },
  medicate: { maxLength: 60 },
  consent: consentRule,
} as const satisfies FormRules;

/** The specified call may omit the region; the site's own form always sends it. */
export const eligibilityFormRules = {
  ...eligibilityRules,
  region: careRegionRule,
} as const satisfies FormRules;
