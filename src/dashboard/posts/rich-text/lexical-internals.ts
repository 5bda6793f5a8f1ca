import type { DOMConversion, Klass, LexicalEditor, LexicalNode } from 'lexical';

/** The class of a node that another package has registered, such as 'link'. */
export function getNodeClass<Node extends LexicalNode>(
  editor: LexicalEditor,
  type: string,
): Klass<Node> | undefined {
  return editor._nodes.get(type)?.klass as Klass<Node> | undefined;
}

/** Adds a way to read an HTML element. Returns a function that removes it. */
export function addHtmlConversion(
  editor: LexicalEditor,
  tag: string,
  convert: () => DOMConversion,
): () => void {
  const conversions = editor._htmlConversions.get(tag) ?? [];
  conversions.push(convert);
  return () => void conversions.splice(conversions.indexOf(convert), 1);
}

/** The editors around the one of a component or a table cell, the closest first. */
export function listParents(editor: LexicalEditor): LexicalEditor[] {
  const parent = editor._parentEditor;
  return parent === null ? [] : [parent, ...listParents(parent)];
}
