export type Actor = { by: string; at: string };
