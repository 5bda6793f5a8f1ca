const allowedCalls: readonly RegExp[] = [
  /^POST \/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)$/,
  /^GET \/identitytoolkit\.googleapis\.com\/v1\/(recaptchaParams|projects)$/,
  /^GET \/identitytoolkit\.googleapis\.com\/v2\/recaptchaConfig$/,
  /^POST \/securetoken\.googleapis\.com\/v1\/token$/,
];

/**
 * Matches the path exactly as sent, because the emulator might decode encoded, doubled, or dotted forms differently.
 * @param url path and query as sent
 */
export function isEmulatorCall(method: string, url: string): boolean {
  const path = url.replace(/\?.*$/s, '');
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return allowedCalls.some((pattern) => pattern.test(call));
}
