import { careRegionRule, choiceRule, personRules, type FormRules } from './rules';

export const replyMethods = { call: 'By phone', email: 'By email' } as const;

const answerBy = choiceRule(Object.keys(replyMethods), 'Choose how we should reply');

export const contactRules = {
  region: careRegionRule,
  ...personRules,
  answerBy: {
    ...answerBy,
    check: (text, values) => {
      const isMissing = text === 'email' && (values['email'] ?? '').trim() === '';
      return isMissing
        ? 'Enter your email address so we can reply by email'
        : (answerBy.check?.(text, values) ?? null);
    },
  },
  message: { maxLength: 3000, isMultiline: true, required: 'Write your message' },
} as const satisfies FormRules;
