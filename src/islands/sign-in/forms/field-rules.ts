import { emailProblem } from '../../../../contract/shared/email-address';

/** What the fields of the sign-in forms ask for, in the shape of react-hook-form. */
export const rules = {
  name: { required: 'Enter your name.' },
  email: {
    required: 'Enter your e-mail address.',
    validate: (text: string) =>
      emailProblem(text, 'Enter an e-mail address like name@example.com.') ?? true,
    setValueAs: (text: string) => text.trim(),
  },
  password: { required: 'Enter your password.' },
  newPassword: {
    required: 'Choose a password.',
    // The identity provider's own minimum (specification section 5).
    minLength: { value: 6, message: 'Choose a password of at least 6 characters.' },
  },
} as const;
