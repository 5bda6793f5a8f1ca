import type { SignatureAnswer } from '../../../contract/signatures';
import { useOne } from '../parts/use-one';
import { signaturePath, type SignaturesState } from './signatures-address';

/** An employee's signature as it is to look; the one before stands until it is there. */
export const useSignature = (employee: string, state: SignaturesState) =>
  useOne<SignatureAnswer>(signaturePath(employee, state), { keepPreviousData: true });
