import type { SignatureAnswer } from '../../../contract/signatures/schema';
import { useOne } from '../api/use-record';
import { signaturePath, type SignaturesState } from './params';

/** An employee's signature as it is to look; the one before stands until it is there. */
export const useSignature = (employee: string, state: SignaturesState) =>
  useOne<SignatureAnswer>(signaturePath(employee, state), { keepPreviousData: true });
