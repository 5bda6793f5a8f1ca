import { checkEmail } from '../shared/email-address';
import { isBirthDate } from '../shared/dates/birth-date';
import { messages } from '../shared/messages';
import { regionIds } from '../shared/regions';
import { careRegionRule, choiceRule, consentRule, personRules, type FormRules } from './rules';

export const careRecipients = {
  self: 'I’m asking for myself',
  other: 'I’m asking for someone else',
} as const;

export const screenerLabel = 'Answers from “What may pay for care”';

const unclearDateMessage =
  'We couldn’t read this date. For example 4 12 1948. If it’s right as it is, send it again.';

const callerRule = { maxLength: 100, showWhen: { careFor: ['', 'other'] } } as const;

/** POST /email: the eligibility check (specification section 5), in form order. The benefit card is the part `file`. */
export const eligibilityRules = {
  careFor: choiceRule(Object.keys(careRecipients)),
  /** The caller, if someone else asks for the person. */
  callerName: callerRule,
  relationship: callerRule,
  region: choiceRule(regionIds),
  firstName: personRules.firstName,
  lastName: personRules.lastName,
  contact: personRules.contact,
  time: { maxLength: 100, required: messages.timeRequired },
  dob: {
    maxLength: 100,
    required: messages.dobRequired,
    doubt: (text, now) => (isBirthDate(text, now) ? null : unclearDateMessage),
  },
  email: {
    maxLength: 254,
    check: (text) =>
      checkEmail(
        text,
        'Please enter a valid email address, for example name@example.com, or leave this blank',
      ),
  },
  medicate: { maxLength: 60 },
  note: { maxLength: 1000, isMultiline: true },
  /** Answers from "What may pay for care", as a text. */
  screener: { maxLength: 2000, isMultiline: true },
  consent: consentRule,
} as const satisfies FormRules;

/** The specified call may omit these; the site's own form asks for them. */
export const eligibilityFormRules = {
  ...eligibilityRules,
  careFor: choiceRule(Object.keys(careRecipients), 'Choose who you’re asking for'),
  callerName: { maxLength: 100, showWhen: { careFor: ['other'] }, required: 'Enter your name' },
  relationship: { maxLength: 100, showWhen: { careFor: ['other'] } },
  region: careRegionRule,
} as const satisfies FormRules;
