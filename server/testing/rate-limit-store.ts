import { createRequire } from 'node:module';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

type LocalStore = FastifyRateLimitStore & { lru: { clear(): void } };

const LocalStore = createRequire(import.meta.url)('@fastify/rate-limit/store/LocalStore') as new (
  continueExceeding?: boolean,
  exponentialBackoff?: boolean,
  cache?: number,
) => LocalStore;

/** The default store of the rate limits, which can be reset. */
export function createRateLimitStore(): { Store: FastifyRateLimitStoreCtor; reset(): void } {
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
    reset: () => {
      for (const { lru } of stores) lru.clear();
    },
  };
}
