export type By = { by: string; at: string };
