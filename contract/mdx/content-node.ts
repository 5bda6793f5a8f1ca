/** An MDX body as JSON: parseBody creates it and src/mdx/content.tsx renders it. */
export type ContentNode =
  | string
  | { type: string; props?: Record<string, unknown>; children?: ContentNode[] };
