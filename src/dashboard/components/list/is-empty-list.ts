/** What is known of a list when none of its rows are there to show. */
type Known = {
  /** On all pages. */
  total: number;
  /** Search or filters are in use. */
  isNarrowed: boolean;
  /** It is the answer to what was asked before. */
  isOld: boolean;
  /** The list leaves some out also without filters, and there are such. */
  hasOthers: boolean;
};

/** Whether a list is empty because nothing is there yet; else nothing matches what is asked for. */
export function isNoneYet({ total, isNarrowed, isOld, hasOthers }: Known): boolean {
  return total === 0 && !isNarrowed && !isOld && !hasOthers;
}
