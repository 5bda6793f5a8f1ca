/**
 * Does what nobody waits for once what is drawn now has been painted, or it would be painted after it.
 * @returns takes it back, where it has not been done yet
 */
export function whenPainted(work: () => void): () => void {
  // The frame in which it is painted is over when the next one begins.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
