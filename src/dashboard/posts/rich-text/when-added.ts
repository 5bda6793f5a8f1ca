import { HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical';
import { getComponentLabels } from '../../../../contract/mdx/mdx-components';
import { syncWithParents } from './editor-plugins';

/** Calls `act` with the next element that appears in the text. The editor takes up to a second to render a component. */
export function whenAdded(selector: string, act: (element: HTMLElement) => void): void {
  const find = () => [...document.querySelectorAll<HTMLElement>(`.post-text ${selector}`)];
  const before = new Set(find());
  const start = performance.now();
  const check = () => {
    const added = find().find((element) => !before.has(element));
    if (added !== undefined) act(added);
    else if (performance.now() - start < 1000) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** How to take back the component that was just added, by the button that opens its properties. */
const takeBacks = new WeakMap<HTMLElement, () => void>();

/**
 * Opens the properties of the next component with this name that appears. Closing them without saving brings back the text as it is
 * before the component is added: removing the component alone would leave the paragraph around it split.
 */
export function openProperties(name: string, editor: LexicalEditor, focus: () => void): void {
  const before = editor.getEditorState();
  whenAdded(`[aria-label="Edit ${getComponentLabels(name)[0]}"]`, (button) => {
    takeBacks.set(button, () => {
      editor.setEditorState(before, { tag: HISTORY_MERGE_TAG });
      syncWithParents(editor);
      focus();
    });
    button.click();
  });
}

/** Undefined unless `openProperties` has just clicked the button. */
export function claimTakeBack(button: HTMLElement): (() => void) | undefined {
  const takeBack = takeBacks.get(button);
  takeBacks.delete(button);
  return takeBack;
}
