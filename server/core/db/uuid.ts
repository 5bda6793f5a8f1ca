import { v7 } from 'uuid';

/** A version 7 UUID (RFC 9562). Ids of one process sort in creation order, which keeps messages of the same millisecond in order. */
export function newId(): string {
  return v7();
}
