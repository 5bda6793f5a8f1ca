export type TokenClaims = {
  email: string;
  verified?: boolean;
  project?: string;
  expiresIn?: number;
  claims?: Record<string, unknown>;
};

export function buildIdTokenClaims(options: TokenClaims): Record<string, unknown> {
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

/** Unsigned, like the Auth emulator's. */
export function createEmulatorToken(options: TokenClaims): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(buildIdTokenClaims(options))}.`;
}
