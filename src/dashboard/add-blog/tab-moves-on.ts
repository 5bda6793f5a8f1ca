import { createActiveEditorSubscription$, realmPlugin } from '@mdxeditor/editor';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  KEY_TAB_COMMAND,
} from 'lexical';

/**
 * Tab goes on from the caret to what can be reached after it, Shift + Tab to what is before: into the words of a component, a cell of a table, and
 * out of the text (WCAG 2.1.1, 2.1.2). The editor takes it to indent; that is kept in lists alone, for Markdown has no other indents. Within a
 * table it goes from cell to cell.
 */
export const tabMovesOn = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) =>
      editor.registerCommand(
        KEY_TAB_COMMAND,
        ({ target }) => {
          const root = editor.getRootElement();
          if (root?.closest('td, th')) return false;
          // On a button in the text, too. What nobody takes is the browser's.
          return target !== root || !isInList();
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    ),
});

function isInList(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const node = selection.anchor.getNode();
  return [node, ...node.getParents()].some((one) => one.getType() === 'listitem');
}
