import { useRef } from 'react';
import { newIdempotencyKey } from '../../browser/api/api-client';

/** Returns a function that makes the idempotency header of a request body: the same header for as long as the body is the same. */
export function useIdempotencyKey(): (body: unknown) => { 'idempotency-key': string } {
  const last = useRef({ body: '', key: '' });
  return (value) => {
    const body = JSON.stringify(value);
    if (last.current.body !== body) last.current = { body, key: newIdempotencyKey() };
    return { 'idempotency-key': last.current.key };
  };
}
