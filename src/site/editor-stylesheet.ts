/** Where the build leaves the stylesheet of the blog's editor (build/on-post-build.ts); another version has another address. */
export const editorStylePath = '/editor-4.2.5.css';
