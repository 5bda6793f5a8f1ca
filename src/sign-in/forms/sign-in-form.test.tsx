import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../browser/auth/auth';
import { SignInForm } from './sign-in-form';
import { SignupForm } from './signup-form';

const auth = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  signInWith: vi.fn(),
  onUser: vi.fn(),
  getToken: vi.fn(() => Promise.resolve('token-1')),
}));
const navigate = vi.hoisted(() => vi.fn());
vi.mock('../../browser/auth/auth', () => auth);
vi.mock('gatsby', () => ({
  navigate,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const ada: SignedInUser = {
  uid: 'u',
  email: 'ada@larkspan.example',
  displayName: null,
  photoURL: null,
};
let setUser: (user: SignedInUser | null) => void;

beforeEach(() => {
  vi.resetAllMocks();
  auth.onUser.mockImplementation((listener: typeof setUser) => {
    setUser = listener;
    return () => undefined;
  });
});

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
function fill() {
  fireEvent.change(email(), { target: { value: ' ada@larkspan.example ' } });
  fireEvent.change(password(), { target: { value: 'a secret ' } });
}

test('the email address is trimmed, the password is not', async () => {
  auth.signIn.mockResolvedValue(undefined);
  render(<SignInForm search="" />);
  fill();
  submit();
  await waitFor(() =>
    expect(auth.signIn).toHaveBeenCalledWith('ada@larkspan.example', 'a secret '),
  );
});

test('missing fields have an error, and a summary takes the focus', async () => {
  render(<SignInForm search="" />);
  submit();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain('Enter your email address.');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('login-password-error')?.textContent).toBe('Enter your password.');
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('a failed sign-in keeps the values and shows an error', async () => {
  auth.signIn.mockRejectedValue({ code: 'auth/invalid-credential' });
  render(<SignInForm search="" />);
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Check both and try again/);
  expect(password().value).toBe('a secret ');
});

test('the password can be shown and works with password managers', () => {
  render(<SignInForm search="" />);
  expect(password().autocomplete).toBe('current-password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test('Google without a connection shows an error', async () => {
  auth.signInWith.mockRejectedValue({ code: 'auth/internal-error' });
  render(<SignInForm search="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/reach Google or Facebook/);
});

test('a signed-in user is redirected to `next`', async () => {
  render(<SignInForm search="?next=%2Fdashboard%2Fsupplies" />);
  setUser(ada);
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/dashboard/supplies', { replace: true }),
  );
});

test('a new account needs a name of more than spaces', async () => {
  auth.signUp.mockResolvedValue(undefined);
  render(<SignupForm search="" />);
  const name = screen.getByLabelText('Name');
  const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  fill();
  fireEvent.change(name, { target: { value: '   ' } });
  create();
  expect((await screen.findByRole('alert')).textContent).toContain('Enter your name.');
  fireEvent.change(name, { target: { value: ' Ada Lee ' } });
  create();
  await waitFor(() =>
    expect(auth.signUp).toHaveBeenCalledWith('Ada Lee', 'ada@larkspan.example', 'a secret '),
  );
});
