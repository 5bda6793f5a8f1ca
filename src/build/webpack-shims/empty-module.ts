/** Stands in for parts of Gatsby that this site has no use for, and for what only a browser runs where pages are made; nothing calls them there. */
export {};
