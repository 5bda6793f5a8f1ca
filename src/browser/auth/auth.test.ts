import { beforeEach, expect, test, vi } from 'vitest';

const firebase = vi.hoisted(() => ({
  getIdToken: vi.fn(),
  watchUser: vi.fn(),
  createAccount: vi.fn(),
  signInWithPassword: vi.fn(),
  signInWithProvider: vi.fn(),
  requestVerification: vi.fn(),
  changeProfile: vi.fn(),
}));
vi.mock('./firebase', () => firebase);
const {
  getToken,
  onUser,
  signIn,
  signInWith,
  signUp,
  getVerificationEmail: verificationMail,
} = await import('./auth');

beforeEach(() => {
  vi.resetAllMocks();
});

test('simultaneous callers share one token request, later ones make a new one', async () => {
  firebase.getIdToken.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  expect(await Promise.all([getToken(), getToken(), getToken()])).toEqual(['one', 'one', 'one']);
  expect(firebase.getIdToken).toHaveBeenCalledTimes(1);
  expect(await getToken()).toBe('two');
});

test('a failed token request is not cached', async () => {
  firebase.getIdToken.mockRejectedValueOnce(new Error('x')).mockResolvedValueOnce('two');
  await expect(getToken()).rejects.toThrow('x');
  expect(await getToken()).toBe('two');
});

test('without a user, a staff request fails before it is sent', async () => {
  firebase.getIdToken.mockResolvedValue(null);
  await expect(getToken()).rejects.toThrow('You are signed out');
});

test('sign-up succeeds even if setting the name or sending the verification email fails', async () => {
  firebase.changeProfile.mockRejectedValue(new Error('x'));
  firebase.requestVerification.mockRejectedValue(new Error('x'));
  await expect(signUp('Ada', 'ada@larkspan.example', 'secret')).resolves.toBeUndefined();
  expect(firebase.changeProfile).toHaveBeenCalledWith({ displayName: 'Ada' });
});

test('a listener gets the name of a new account, and nothing after it stops', async () => {
  const user = { uid: 'u', email: 'ada@larkspan.example', displayName: 'Ada', photoURL: null };
  firebase.changeProfile.mockResolvedValue({ ...user, refreshToken: 'secret' });
  firebase.watchUser.mockReturnValue(() => undefined);
  const listener = vi.fn();
  const stop = onUser(listener, vi.fn());
  await signUp('Ada', 'ada@larkspan.example', 'secret');
  expect(listener).toHaveBeenLastCalledWith(user);
  stop();
  await signUp('Ada', 'ada@larkspan.example', 'secret');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an account created in a provider’s window gets a verification email if its address is not confirmed', async () => {
  firebase.signInWithProvider.mockResolvedValueOnce(false);
  await signInWith('google');
  expect(firebase.requestVerification).not.toHaveBeenCalled();
  expect(verificationMail()).toBeNull();

  firebase.signInWithProvider.mockResolvedValue(true);
  await signInWith('facebook');
  expect(await verificationMail()).toEqual({ sent: true });

  const error = new Error('x');
  firebase.requestVerification.mockRejectedValue(error);
  await signInWith('facebook');
  expect(await verificationMail()).toEqual({ sent: false, error });
  await signIn('ada@larkspan.example', 'secret');
  expect(verificationMail()).toBeNull();
});
