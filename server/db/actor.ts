/** Who does something, and when. */
export type By = { by: string; at: string };
