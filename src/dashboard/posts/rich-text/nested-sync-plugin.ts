import {
  createActiveEditorSubscription$,
  NESTED_EDITOR_UPDATED_COMMAND,
  realmPlugin,
} from '@mdxeditor/editor';
import { $addUpdateTag, $getRoot, HISTORIC_TAG, type LexicalEditor } from 'lexical';

/** How long after a letter the text as a whole has it, in milliseconds, however fast one types. */
const delay = 200;

/**
 * Has the text of a component or of a table's cell in the text of the post while it is typed. The editor itself takes it over when the
 * focus leaves, too late for who reloads the page before.
 */
export const writeThrough = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) => {
      if (editor._parentEditor === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          takeOver(editor);
        }, delay);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    }),
});

function takeOver(editor: LexicalEditor): void {
  for (let above = editor._parentEditor; above !== null; above = above._parentEditor) {
    // No step of its own to undo: that is what was typed.
    above.update(() => {
      $addUpdateTag(HISTORIC_TAG);
      $getRoot().markDirty();
    });
  }
  editor.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined);
}
