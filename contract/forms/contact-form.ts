import { careRegionRule, choiceRule, personRules, type FormRules } from './rules';

export const replyMethods = { call: 'By phone', email: 'By email' } as const;

export const contactRules = {
  region: careRegionRule,
  firstName: personRules.firstName,
  lastName: personRules.lastName,
  answerBy: choiceRule(Object.keys(replyMethods), 'Choose how we should reply'),
  callAt: {
    maxLength: 24,
    showWhen: { answerBy: ['call'] },
    check: (text) => (isNaN(Date.parse(text)) ? 'Please choose one of the options' : null),
  },
  contact: { ...personRules.contact, requiredWhen: { answerBy: ['', 'call'] } },
  email: {
    ...personRules.email,
    required: 'Enter your email address so we can reply by email',
    requiredWhen: { answerBy: ['email'] },
  },
  message: {
    maxLength: 3000,
    isMultiline: true,
    // Of a booked call, the office asks when it calls.
    required: ({ answerBy, callAt = '' }) =>
      answerBy === 'call' && callAt !== '' ? null : 'Write your message',
  },
} as const satisfies FormRules;
