import { $createTableNode, createActiveEditorSubscription$, realmPlugin } from '@mdxeditor/editor';
import {
  COMMAND_PRIORITY_CRITICAL,
  DROP_COMMAND,
  PASTE_COMMAND,
  type DOMConversion,
} from 'lexical';
import { addHtmlConversion } from '../lexical-internals';
import { cleanPastedHtml, type LostContent } from './pasted-html';
import { readPastedTable } from './pasted-table';

type PasteParams = {
  /** Called after each paste and drop. */
  onLost: (lost: Partial<LostContent>) => void;
};

/** Cleans pasted HTML, except what was copied from this editor, and reports what is lost. */
export const pastePlugin = realmPlugin<PasteParams>({
  init: (realm, params) =>
    realm.pub(createActiveEditorSubscription$, (editor) => {
      const report = (lost: Partial<LostContent>) => params?.onLost(lost);
      const cleaned = new WeakSet<Event>();
      const unregisterPaste = editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!('clipboardData' in event) || event.clipboardData === null) return false;
          if (cleaned.has(event)) return false;
          const html = event.clipboardData.getData('text/html');
          const isOwn = event.clipboardData.types.includes('application/x-lexical-editor');
          if (html === '' || isOwn) {
            report(isOwn ? {} : { pictures: countPictureFiles(event.clipboardData) });
            return false;
          }
          const { html: cleanHtml, lost } = cleanPastedHtml(html);
          report(lost);
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', event.clipboardData.getData('text/plain'));
          clipboardData.setData('text/html', cleanHtml);
          const replacement = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          cleaned.add(replacement);
          event.preventDefault();
          return editor.dispatchCommand(PASTE_COMMAND, replacement);
        },
        COMMAND_PRIORITY_CRITICAL,
      );
      const unregisterDrop = editor.registerCommand(
        DROP_COMMAND,
        ({ dataTransfer }) => {
          if (dataTransfer !== null) report({ pictures: countPictureFiles(dataTransfer) });
          return false;
        },
        COMMAND_PRIORITY_CRITICAL,
      );
      return () => {
        unregisterPaste();
        unregisterDrop();
      };
    }),
});

const countPictureFiles = ({ files }: DataTransfer): number =>
  [...files].filter(({ type }) => type.startsWith('image/')).length;

/** Keeps links and emphasis in the cells of a pasted table, of which the editor reads only the text. */
export const pastedTablesPlugin = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) => {
      const convert = (): DOMConversion => ({
        conversion: (table) => {
          const children = readPastedTable(table);
          return { node: $createTableNode({ type: 'table', children } as MdastTable) };
        },
        // Above that of the editor.
        priority: 4,
      });
      return addHtmlConversion(editor, 'table', convert);
    }),
});

type MdastTable = Parameters<typeof $createTableNode>[0];
