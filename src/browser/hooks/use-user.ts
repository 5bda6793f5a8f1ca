import { useEffect, useState, useSyncExternalStore } from 'react';
import { onUser, type SignedInUser } from '../auth/auth';
import { isProbablySignedIn } from '../auth/signed-in-hint';
import { subscribeStored } from '../local-storage';

/** 'failed' means that the sign-in code did not load. */
export type UserState = 'loading' | 'failed' | null | SignedInUser;

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

/** A guess without the sign-in code; false in the built page. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribeStored, isProbablySignedIn, () => false);
}
