import { useEffect, type ReactNode } from 'react';
import { goTo } from '../browser/go-to';
import { useSignedInHint, useUser } from '../browser/hooks/use-user';
import { authRoutes } from '../shared/routes';
import { findDestination } from './destination';
import { FormPlaceholder } from './sign-in-page';

type RedirectIfSignedInProps = {
  /** The page's query, '?next=/contact'. */
  search: string;
  /** A new account first confirms its email address. */
  isSignUp?: boolean;
  children: ReactNode;
};

/** Shows a sign-in form, and redirects everyone who is signed in or has just signed in with it. */
export function RedirectIfSignedIn({
  search,
  isSignUp = false,
  children,
}: RedirectIfSignedInProps) {
  const { user } = useUser();
  const isProbablySignedIn = useSignedInHint();
  const signedInUser = typeof user === 'object' ? user : null;

  useEffect(() => {
    if (!signedInUser) return;
    let isCanceled = false;
    const destination = isSignUp
      ? Promise.resolve(`${authRoutes.verify}${search}`)
      : findDestination(signedInUser, search);
    void destination.then((path) => {
      if (!isCanceled) goTo(path, { replace: true });
    });
    return () => {
      isCanceled = true;
    };
  }, [signedInUser, search, isSignUp]);

  if (signedInUser || (isProbablySignedIn && user === 'loading'))
    return <FormPlaceholder label="Signing you in" />;
  return children;
}
