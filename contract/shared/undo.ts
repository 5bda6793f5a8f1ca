/** How long the office can undo a change, in milliseconds. */
export const undoDuration = 10_000;

/** Emails about a change are held longer, so that an undo at the last moment still arrives in time. */
export const undoHold = undoDuration + 2_000;

/** A change of more records than this needs a confirmation. */
export const maxUnconfirmed = 20;
