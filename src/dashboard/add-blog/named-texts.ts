import { createActiveEditorSubscription$, realmPlugin } from '@mdxeditor/editor';

/** Names the texts within the text, which the library leaves without: those of components, and the cells of tables (WCAG 4.1.2). */
export const namedTexts = realmPlugin({
  init: (realm) =>
    realm.pub(createActiveEditorSubscription$, (editor) =>
      editor.registerRootListener((root) => {
        if (root === null || editor._parentEditor === null) return;
        const words = root.closest('td, th') ? 'Cell of the table' : 'Text of the component';
        root.setAttribute('aria-label', words);
      }),
    ),
});
