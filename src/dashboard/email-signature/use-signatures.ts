import useSWR from 'swr';
import type { SignatureAnswer } from '../../../contract/signatures';
import { ApiError } from '../../lib/api';
import { signaturePath, type SignaturesState } from './signatures-address';

/** An employee's signature as it is to look; the one before stands until it is there. */
export function useSignature(employee: string, state: SignaturesState) {
  const { data, error, isLoading, mutate } = useSWR<SignatureAnswer>(
    signaturePath(employee, state),
    { keepPreviousData: true },
  );
  const isMissing = error instanceof ApiError && error.status === 404;
  return { signature: data, isMissing, isLoading, error: error as unknown, mutate };
}
