import { createActiveEditorSubscription$, realmPlugin } from '@mdxeditor/editor';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from 'lexical';
import { pastedHtml } from './pasted-html';

/** Has the editor take what is pasted as a post can hold it (pasted-html.ts). */
export const plainPaste = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) => {
      const mended = new WeakSet<Event>();
      return editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!('clipboardData' in event) || event.clipboardData === null) return false;
          const html = event.clipboardData.getData('text/html');
          // Out of this editor, it comes as it is.
          const isOwn = event.clipboardData.types.includes('application/x-lexical-editor');
          if (html === '' || isOwn || mended.has(event)) return false;
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', event.clipboardData.getData('text/plain'));
          clipboardData.setData('text/html', pastedHtml(html));
          const next = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          mended.add(next);
          event.preventDefault();
          return editor.dispatchCommand(PASTE_COMMAND, next);
        },
        COMMAND_PRIORITY_CRITICAL,
      );
    }),
});
