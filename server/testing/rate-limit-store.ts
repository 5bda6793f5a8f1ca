import { createRequire } from 'node:module';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

type LocalStore = FastifyRateLimitStore & { lru: { clear(): void } };

const LocalStore = createRequire(import.meta.url)('@fastify/rate-limit/store/LocalStore') as new (
  continueExceeding?: boolean,
  exponentialBackoff?: boolean,
  cache?: number,
) => LocalStore;

/** The store that rate limits have by default, and a way to forget all that it has counted. */
export function createRateLimitStore(): { Store: FastifyRateLimitStoreCtor; forget(): void } {
  const stores: LocalStore[] = [];
  class Store extends LocalStore {
    constructor() {
      super();
      stores.push(this);
    }

    override child(): FastifyRateLimitStore {
      return new Store();
    }
  }
  return {
    Store,
    forget: () => {
      for (const { lru } of stores) lru.clear();
    },
  };
}
