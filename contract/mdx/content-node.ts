/** An MDX body as plain data: what the build compiles it to and src/mdx/render.tsx draws. */
export type ContentNode =
  | string
  | { type: string; props?: Record<string, unknown>; children?: ContentNode[] };
