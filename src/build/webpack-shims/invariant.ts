/** Stands in for invariant in the browser: the router tells developers of misuse with it, and develop still has it. */
export default function invariant(): void {
  return;
}
