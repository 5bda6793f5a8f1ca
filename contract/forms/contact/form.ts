import { careRegion } from '../region-field';
import { choice, personRules, type FormRules } from '../rules';

/** How the office shall answer a message. */
export const answerWays = { call: 'By phone', email: 'By e-mail' } as const;

/** POST /contact: the message form of the contact pages. */
export const contactRules = {
  region: careRegion,
  ...personRules,
  answerBy: {
    ...choice(Object.keys(answerWays), 'Choose how we should answer you'),
    check: (text, values) => {
      if (!Object.keys(answerWays).includes(text)) return 'Please choose one of the answers';
      const hasAddress = (values['email'] ?? '').trim() !== '';
      return text === 'email' && !hasAddress
        ? 'To be answered by e-mail, fill in your e-mail address'
        : null;
    },
  },
  message: { maxLength: 3000, lines: true, required: 'Write your message' },
} as const satisfies FormRules;
