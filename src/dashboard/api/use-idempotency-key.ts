import { useRef } from 'react';
import { newIdempotencyKey } from '../../lib/api/idempotency-key';

/** Gives the header with which a call makes one thing only: the same one as long as the call says the same, so that it can be sent again. */
export function useKeyOf(): (said: unknown) => { 'idempotency-key': string } {
  const last = useRef({ said: '', key: '' });
  return (said) => {
    const words = JSON.stringify(said);
    if (last.current.said !== words) last.current = { said: words, key: newIdempotencyKey() };
    return { 'idempotency-key': last.current.key };
  };
}
