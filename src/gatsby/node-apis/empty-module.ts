/** Replaces modules that the HTML build never calls. */
export {};
