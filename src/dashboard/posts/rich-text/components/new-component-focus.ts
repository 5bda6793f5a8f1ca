const texts = '.post-text [contenteditable="true"]';

/** How many frames the editor has to draw what was put in: about a second. */
const patience = 60;

/**
 * Call before a component is put in. What it returns leads into the component's first text, its sample words chosen so that typing
 * takes their place, as soon as it is drawn.
 */
export function intoNewText(): () => void {
  const before = new Set(document.querySelectorAll(texts));
  const look = (frames: number) => {
    const text = [...document.querySelectorAll<HTMLElement>(texts)].find((one) => !before.has(one));
    if (text === undefined) {
      if (frames > 0) requestAnimationFrame(() => look(frames - 1));
      return;
    }
    text.focus();
    document.getSelection()?.selectAllChildren(text);
  };
  return () => look(patience);
}
