import {
  addMdastExtension$,
  createActiveEditorSubscription$,
  NESTED_EDITOR_UPDATED_COMMAND,
  realmPlugin,
} from '@mdxeditor/editor';
import {
  $addUpdateTag,
  $getRoot,
  HISTORIC_TAG,
  TextNode,
  type ElementNode,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';
import { getNodeClass, listParents } from './lexical-internals';
import { liftBlocks, type MdastNode } from './markdown/markdown';

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
        const LinkNode = getNodeClass(editor, 'link') as LinkNodeType | undefined;
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

const syncDelay = 200;

/**
 * Copies text typed in a component or a table cell into the post. The editor does so only when the focus leaves, which is too late
 * for someone who reloads the page.
 */
export const nestedSyncPlugin = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) => {
      if (listParents(editor).length === 0) return () => undefined;
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
  for (const parent of listParents(editor)) {
    parent.update(() => {
      // Keeps the sync out of the undo history.
      $addUpdateTag(HISTORIC_TAG);
      $getRoot().markDirty();
    });
  }
  editor.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined);
}
