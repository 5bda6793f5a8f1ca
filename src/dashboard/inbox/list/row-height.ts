/**
 * Height of a row of the inbox in CSS pixels, where letters have their usual size. The list counts on it: were a row higher or lower, all would be
 * placed and laid out twice before anybody sees them.
 */
export const rowHeight = 97;
