/** Replaces modules that are never called. */
export {};
