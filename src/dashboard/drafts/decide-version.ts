type Situation = {
  /** The version was loaded without a save here, because the page is shown again. */
  isRefresh: boolean;
  /** The server had another version before. */
  isNew: boolean;
  /** A form with its own copy of the values is on screen. */
  isHeld: boolean;
  /** Something typed here is not saved. */
  hasUnsaved: boolean;
  /** Joining the version with the values here would change those, or is impossible. */
  isDifferent: boolean;
  /** A field was changed here and in the version, differently. */
  hasConflict: boolean;
};

/**
 * Decides how a draft treats a version that another window may have saved.
 * - ignore: stays as it is
 * - offer: shows the version, and saves over it only once something is typed here
 * - keep: shows the version, and saves over it
 * - take: continues with what the version says
 * - merge: joins the changed fields of both
 */
export function decideVersion(
  situation: Situation,
): 'ignore' | 'offer' | 'keep' | 'take' | 'merge' {
  const { isRefresh, isNew, isHeld, hasUnsaved, isDifferent, hasConflict } = situation;
  if (isRefresh && !isNew) return 'ignore';
  if (isHeld && isRefresh) return isDifferent ? 'offer' : 'ignore';
  if (isHeld) return isDifferent ? 'keep' : 'merge';
  // The other window has continued what was saved, sent, or discarded here.
  if (isNew && !hasUnsaved) return 'take';
  // A text stays as a whole, because it belongs to its recipient.
  return hasConflict ? 'keep' : 'merge';
}
