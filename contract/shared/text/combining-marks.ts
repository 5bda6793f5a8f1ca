/** Halfwidth kana marks become combining ones when a text is normalized. */
const marks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Cuts runs of marks to 30, which is more than any language has (UAX #15, "Stream-Safe Text Format"). Call it before normalize(), which
 * takes minutes for long runs.
 */
export function limitMarks(text: string): string {
  return text.replace(marks, '$1');
}
