import { checkEmail } from '../../../../contract/shared/email-address';

/** Rules of react-hook-form. */
export const rules = {
  name: { required: 'Enter your name.' },
  email: {
    required: 'Enter your e-mail address.',
    validate: (text: string) =>
      checkEmail(text, 'Enter an e-mail address like name@example.com.') ?? true,
    setValueAs: (text: string) => text.trim(),
  },
  password: { required: 'Enter your password.' },
  newPassword: {
    required: 'Choose a password.',
    // Firebase's own minimum (specification section 5).
    minLength: { value: 6, message: 'Use at least 6 characters.' },
  },
} as const;
