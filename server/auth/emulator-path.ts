const calls: readonly RegExp[] = [
  // Sign-up, sign-in, lookup, update, reset: what the browser's SDK calls.
  /^POST \/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)$/,
  /^GET \/identitytoolkit\.googleapis\.com\/v1\/(recaptchaParams|projects)$/,
  /^GET \/identitytoolkit\.googleapis\.com\/v2\/recaptchaConfig$/,
  /^POST \/securetoken\.googleapis\.com\/v1\/token$/,
];

/**
 * Whether a call may reach the Auth emulator. It matches the path exactly as sent: encoded, doubled or dotted forms, which
 * the emulator might read otherwise than we do, are none of the client's calls and stay out, like all of its administration and its pages.
 * @param url path and query as sent
 */
export function isEmulatorCall(method: string, url: string): boolean {
  const path = url.replace(/\?.*$/s, '');
  return calls.some((call) => call.test(`${method === 'HEAD' ? 'GET' : method} ${path}`));
}
