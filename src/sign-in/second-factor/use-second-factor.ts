import { useState } from 'react';
import useSWR from 'swr';
import { newIdempotencyKey } from '../../browser/api/api-client';
import { getCallPath } from '../../browser/api/calls';
import { swrConfig } from '../../browser/api/swr-config';
import { callSignedIn } from '../../browser/auth/signed-in-calls';

/** The signed-in person's second factors, and the step that sign-in still needs. */
export function useSecondFactor() {
  // An answer from before belongs to another sign-in.
  const [mount] = useState(newIdempotencyKey);
  return useSWR(
    [getCallPath('GET /second-factor'), mount],
    () => callSignedIn('GET /second-factor'),
    swrConfig,
  );
}
