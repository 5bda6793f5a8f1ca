import {
  $createTableNode,
  addMdastExtension$,
  createActiveEditorSubscription$,
  NESTED_EDITOR_UPDATED_COMMAND,
  realmPlugin,
} from '@mdxeditor/editor';
import {
  $addUpdateTag,
  $getRoot,
  COMMAND_PRIORITY_CRITICAL,
  DROP_COMMAND,
  HISTORIC_TAG,
  PASTE_COMMAND,
  TextNode,
  type DOMConversion,
  type ElementNode,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';
import { liftBlocks, type MdastNode } from './markdown';
import { cleanPastedHtml, readPastedTable, type LostContent } from './pasted-html';

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

/** The editor links only addresses without these characters. */
const typedUrl = /(?<![^\s(])https?:\/\/[^\s<>]*[*!'$;,|][^\s<>]*[^\s<>.,;:!?*_~'")](?=\s)/;

/** Links any typed address once a space follows it. */
export const typedUrlsPlugin = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) =>
      editor.registerNodeTransform(TextNode, (node) => {
        const match = node.isSimpleText() && !node.hasFormat('code') ? findTypedUrl(node) : null;
        const LinkNode = editor._nodes.get('link')?.klass as LinkNodeType | undefined;
        if (match === null || LinkNode === undefined) return;
        const { index, url } = match;
        const parts = node.splitText(...[index, index + url.length].filter((at) => at > 0));
        const target = parts[index === 0 ? 0 : 1];
        if (target === undefined) return;
        const link = new LinkNode(url);
        target.replace(link);
        link.append(target);
      }),
    ),
});

type LinkNodeType = new (url: string) => ElementNode;

function findTypedUrl(node: TextNode): { index: number; url: string } | null {
  if (/link$/.test(node.getParent()?.getType() ?? '')) return null;
  const match = typedUrl.exec(node.getTextContent());
  return match && { index: match.index, url: match[0] };
}

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
      const conversions = editor._htmlConversions.get('table') ?? [];
      const convert = (): DOMConversion => ({
        conversion: (table) => {
          const children = readPastedTable(table);
          return { node: $createTableNode({ type: 'table', children } as MdastTable) };
        },
        // Above that of the editor.
        priority: 4,
      });
      conversions.push(convert);
      return () => void conversions.splice(conversions.indexOf(convert), 1);
    }),
});

type MdastTable = Parameters<typeof $createTableNode>[0];

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

/** Copies the text of a component's editor into the post. */
export function syncWithParents(editor: LexicalEditor): void {
  for (let parent = editor._parentEditor; parent !== null; parent = parent._parentEditor) {
    parent.update(() => {
      // Keeps the sync out of the undo history.
      $addUpdateTag(HISTORIC_TAG);
      $getRoot().markDirty();
    });
  }
  editor.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined);
}
