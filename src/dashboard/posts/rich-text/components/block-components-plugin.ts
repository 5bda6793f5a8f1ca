import { addMdastExtension$, realmPlugin } from '@mdxeditor/editor';
import { liftBlocks, type TextNode } from './lift-blocks';

/** Has the editor read components written in one line as blocks: what is put in after one would join its line, and could not be saved. */
export const blockParts = realmPlugin({
  init: (realm) =>
    realm.pub(addMdastExtension$, {
      transforms: [
        (tree) => {
          tree.children = liftBlocks(tree as TextNode).children as typeof tree.children;
        },
      ],
    }),
});
