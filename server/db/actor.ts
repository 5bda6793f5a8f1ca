/** E-mail of the staff member who does something, and the time. */
export type By = { by: string; at: string };
