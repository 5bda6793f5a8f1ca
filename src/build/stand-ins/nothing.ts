/** Stands in for parts of Gatsby that this site has no use for; nothing calls them in a built site. */
export {};
