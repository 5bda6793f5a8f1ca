import {
  addExportVisitor$,
  addMdastExtension$,
  createActiveEditorSubscription$,
  realmPlugin,
  type LexicalVisitor,
} from '@mdxeditor/editor';
import { $isLineBreakNode, type ElementNode } from 'lexical';
import { getNodeClass } from '../lexical-internals';
import { joinLines, type MdastNode } from './markdown';

/** The editor would write a line break as a new line, which readers see as a space. */
const lineBreakVisitor: LexicalVisitor = {
  priority: 1,
  testLexicalNode: $isLineBreakNode,
  visitLexicalNode: ({ lexicalNode, mdastParent, actions }) => {
    // Markdown has none at the end of a paragraph.
    if (lexicalNode.getNextSiblings().every($isLineBreakNode)) return;
    actions.appendToParent(mdastParent, { type: 'break' });
  },
};

type NumberedList = ElementNode & { getStart(): number; setStart(start: number): unknown };

/** Shows line breaks and the numbers of a list as they are saved. */
export const exactMarkdownPlugin = realmPlugin({
  init: (realm) => {
    realm.pub(addExportVisitor$, lineBreakVisitor);
    realm.pub(addMdastExtension$, {
      transforms: [(tree) => void joinLines(tree as MdastNode)],
    });
    realm.pub(createActiveEditorSubscription$, (editor) => {
      const ListNode = getNodeClass<NumberedList>(editor, 'list');
      if (ListNode === undefined) return () => undefined;
      // The editor always writes 1.
      return editor.registerNodeTransform(ListNode, (list) => {
        if (list.getStart() !== 1) list.setStart(1);
      });
    });
  },
});
