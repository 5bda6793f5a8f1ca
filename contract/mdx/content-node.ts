/** An MDX body as JSON: mdxToData creates it and src/mdx/content.tsx renders it. */
export type ContentNode =
  | string
  | { type: string; props?: Record<string, unknown>; children?: ContentNode[] };
