import { fairQueue } from '../../core/workers/fair-queue';

/** Images and documents are processed one at a time, because some need hundreds of megabytes each (docs/decisions/010). */
export const documentQueue = fairQueue({ total: 12, perClient: 3 });
