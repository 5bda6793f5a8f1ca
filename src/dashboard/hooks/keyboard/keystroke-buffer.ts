/**
 * Until the field that was asked for has the focus, letters wait for it: who types at once must not set off the keys of the screen, nor lose
 * the first letters. Whatever else takes the focus first ends that.
 * @param isIt whether a field that takes the focus is the one
 * @returns how to stop, for when it does not come
 */
export function holdLetters(isIt: (field: HTMLInputElement) => boolean): () => void {
  let held = '';
  const hold = (event: KeyboardEvent) => {
    // Pressed for twice, one holds them all.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const isLetter = event.key.length === 1;
    if (!isLetter && event.key !== 'Enter') return;
    event.preventDefault();
    if (isLetter) held += event.key;
  };
  const release = () => {
    document.removeEventListener('keydown', hold, true);
    document.removeEventListener('focusin', handOver);
  };
  const handOver = ({ target }: FocusEvent) => {
    release();
    // Who has gone to another field meanwhile finds in it what stood there.
    if (!held || !(target instanceof HTMLInputElement) || !isIt(target)) return;
    target.setRangeText(held, 0, target.value.length, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  document.addEventListener('keydown', hold, true);
  document.addEventListener('focusin', handOver);
  return release;
}
