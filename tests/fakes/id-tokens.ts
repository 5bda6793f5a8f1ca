export type TokenClaims = {
  email: string;
  /** Default true. */
  verified?: boolean;
  /** Default demo-larkspan. */
  project?: string;
  /** Seconds from now; default an hour. */
  expiresIn?: number;
  /** Laid over the claims. */
  claims?: Record<string, unknown>;
};

/** The claims of a Firebase ID token. */
export function idTokenClaims(options: TokenClaims): Record<string, unknown> {
  const { email, verified = true, project = 'demo-larkspan', expiresIn = 3_600 } = options;
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: `uid-of-${email}`,
    user_id: `uid-of-${email}`,
    email,
    email_verified: verified,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + expiresIn,
    ...options.claims,
  };
}

/** An ID token as the Auth emulator makes it: unsigned. */
export function emulatorToken(options: TokenClaims): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(idTokenClaims(options))}.`;
}
