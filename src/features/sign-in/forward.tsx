import { useEffect, type ReactNode } from 'react';
import { navigate } from 'gatsby';
import { useSignedInHint } from '../../lib/use-signed-in-hint';
import { useUser } from '../../lib/use-user';
import { destinationOf } from './destination';
import { Waiting } from './waiting';

type ForwardProps = {
  /** The page's query, '?next=/contact'. */
  search: string;
  children: ReactNode;
};

/**
 * Shows a sign-in form to whoever is not signed in, and sends everyone who is (already, or just now by that form) on their
 * way. The form shows at once unless this browser seems to hold a session.
 */
export function Forward({ search, children }: ForwardProps) {
  const { user } = useUser();
  const hint = useSignedInHint();
  const person = typeof user === 'object' ? user : null;

  useEffect(() => {
    if (!person) return;
    let gone = false;
    void destinationOf(person, search).then((path) => {
      if (!gone) navigate(path, { replace: true });
    });
    return () => {
      gone = true;
    };
  }, [person, search]);

  if (person || (hint && user === 'loading')) {
    return <Waiting label="Signing you in" />;
  }
  return children;
}
