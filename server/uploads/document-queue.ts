import { fairQueue } from '../workers/fair-queue';

/**
 * Drawing pictures and unpacking documents, one after the other: some kinds need hundreds of megabytes each
 * (docs/decisions/010).
 */
export const inTurn = fairQueue({ total: 12, perClient: 3 });
