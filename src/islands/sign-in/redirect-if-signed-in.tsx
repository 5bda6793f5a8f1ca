import { useEffect, type ReactNode } from 'react';
import { navigate } from 'gatsby';
import { useSignedInHint } from '../../lib/auth/use-signed-in-hint';
import { useUser } from '../../lib/auth/use-user';
import { authPaths } from './auth-paths';
import { destinationOf } from './destination';
import { Waiting } from './form-placeholder';

type ForwardProps = {
  /** The page's query, '?next=/contact'. */
  search: string;
  /** A new account first confirms its address. */
  afterSignUp?: boolean;
  children: ReactNode;
};

/**
 * Shows a sign-in form to whoever is not signed in, and sends everyone who is (already, or just now by that form) on their
 * way. The form shows at once unless this browser seems to hold a session.
 */
export function Forward({ search, afterSignUp = false, children }: ForwardProps) {
  const { user } = useUser();
  const hint = useSignedInHint();
  const person = typeof user === 'object' ? user : null;

  useEffect(() => {
    if (!person) return;
    let gone = false;
    const destination = afterSignUp
      ? Promise.resolve(`${authPaths.verify}${search}`)
      : destinationOf(person, search);
    void destination.then((path) => {
      if (!gone) navigate(path, { replace: true });
    });
    return () => {
      gone = true;
    };
  }, [person, search, afterSignUp]);

  if (person || (hint && user === 'loading')) {
    return <Waiting label="Signing you in" />;
  }
  return children;
}
