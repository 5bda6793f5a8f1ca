import {
  addMdastExtension$,
  createActiveEditorSubscription$,
  NESTED_EDITOR_UPDATED_COMMAND,
  realmPlugin,
} from '@mdxeditor/editor';
import {
  $addUpdateTag,
  $getRoot,
  COMMAND_PRIORITY_CRITICAL,
  HISTORIC_TAG,
  PASTE_COMMAND,
  TextNode,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';
import { liftBlocks, type MdastNode } from './markdown';
import { cleanPastedHtml } from './pasted-html';

/** Written as HTML by the editor, which a post can't contain. */
const unsupportedFormats: TextFormatType[] = ['underline', 'superscript', 'subscript', 'highlight'];

/** Removes formats that Markdown lacks, whether typed (Ctrl+U) or pasted. */
export const markdownFormatsPlugin = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) =>
      editor.registerNodeTransform(TextNode, (node) => {
        for (const format of unsupportedFormats) {
          if (node.hasFormat(format)) node.toggleFormat(format);
        }
      }),
    ),
});

/** Reads components written on one line as blocks: text inserted after one would otherwise join its line. */
export const blockComponentsPlugin = realmPlugin({
  init: (realm) =>
    realm.pub(addMdastExtension$, {
      transforms: [
        (tree) => {
          tree.children = liftBlocks(tree as MdastNode).children as typeof tree.children;
        },
      ],
    }),
});

/** Cleans pasted HTML, except what was copied from this editor. */
export const pastePlugin = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) => {
      const cleaned = new WeakSet<Event>();
      return editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!('clipboardData' in event) || event.clipboardData === null) return false;
          const html = event.clipboardData.getData('text/html');
          const isOwn = event.clipboardData.types.includes('application/x-lexical-editor');
          if (html === '' || isOwn || cleaned.has(event)) return false;
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', event.clipboardData.getData('text/plain'));
          clipboardData.setData('text/html', cleanPastedHtml(html));
          const replacement = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          cleaned.add(replacement);
          event.preventDefault();
          return editor.dispatchCommand(PASTE_COMMAND, replacement);
        },
        COMMAND_PRIORITY_CRITICAL,
      );
    }),
});

const syncDelay = 200;

/**
 * Copies text typed in a component or a table cell into the post. The editor does so only when the focus leaves, which is too late
 * for someone who reloads the page.
 */
export const nestedSyncPlugin = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) => {
      if (editor._parentEditor === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unregister = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          syncWithParents(editor);
        }, syncDelay);
      });
      return () => {
        clearTimeout(timer);
        unregister();
      };
    }),
});

function syncWithParents(editor: LexicalEditor): void {
  for (let parent = editor._parentEditor; parent !== null; parent = parent._parentEditor) {
    parent.update(() => {
      // Keeps the sync out of the undo history.
      $addUpdateTag(HISTORIC_TAG);
      $getRoot().markDirty();
    });
  }
  editor.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined);
}
