/** An MDX body as plain data: what the build compiles it to and src/mdx/content.tsx draws. */
export type ContentNode =
  | string
  | { type: string; props?: Record<string, unknown>; children?: ContentNode[] };
