export const factorKinds = ['passkey', 'app'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** The next step of sign-in: the second factor, or setting one up because the role requires it. */
export const signInSteps = ['verify', 'enroll'] as const;
export type SignInStep = (typeof signInSteps)[number];

/** Codes of errors that the dashboard handles. */
export const sessionEndedCode = 'session_ended';
export const secondFactorCode = 'second_factor';

export const sessionLimits = {
  idleMinutes: 15,
  /** Since the sign-in, to change how someone signs in. */
  recentMinutes: 15,
  hours: 12,
  rememberedDays: 30,
} as const;
