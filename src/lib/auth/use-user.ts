import { useEffect, useState } from 'react';
import { onUser, type SignedInUser } from './auth';

/** Who is signed in: not known yet, not to be found out (the sign-in code did not load), nobody, or a person. */
export type UserState = 'loading' | 'failed' | null | SignedInUser;

/** The person signed in, live. `retry` starts anew after 'failed'. */
export function useUser(): { user: UserState; retry: () => void } {
  const [user, setUser] = useState<UserState>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => onUser(setUser, () => setUser('failed')), [attempt]);
  const retry = () => {
    setUser('loading');
    setAttempt((count) => count + 1);
  };
  return { user, retry };
}
