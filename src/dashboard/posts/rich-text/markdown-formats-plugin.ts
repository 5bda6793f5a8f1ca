import { createActiveEditorSubscription$, realmPlugin } from '@mdxeditor/editor';
import { TextNode, type TextFormatType } from 'lexical';

/** What the editor would write as HTML, which a post cannot hold (contract/mdx). */
const unwritable: TextFormatType[] = ['underline', 'superscript', 'subscript', 'highlight'];

/** Takes formats that Markdown has no signs for off a text at once, however they came: by Ctrl+U, or pasted. */
export const plainFormats = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) =>
      editor.registerNodeTransform(TextNode, (node) => {
        for (const format of unwritable) if (node.hasFormat(format)) node.toggleFormat(format);
      }),
    ),
});
