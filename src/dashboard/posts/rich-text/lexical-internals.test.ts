import { createEditor, TextNode, type DOMConversion } from 'lexical';
import { expect, test } from 'vitest';
import { addHtmlConversion, getNodeClass, listParents } from './lexical-internals';

// These read private fields, which an upgrade of the editor may rename.
test('a registered node is found by its type', () => {
  expect(getNodeClass(createEditor(), 'text')).toBe(TextNode);
  expect(getNodeClass(createEditor(), 'none')).toBeUndefined();
});

test('a way to read HTML is added until it is removed', () => {
  const editor = createEditor();
  const conversions = editor._htmlConversions.get('b') ?? [];
  const convert = (): DOMConversion => ({ conversion: () => null, priority: 4 });
  const before = [...conversions];
  const remove = addHtmlConversion(editor, 'b', convert);
  expect(conversions).toEqual([...before, convert]);
  expect(before).not.toEqual([]);
  remove();
  expect(conversions).toEqual(before);
});

test('an editor knows the editors around it', () => {
  const post = createEditor();
  const component = createEditor({ parentEditor: post });
  const cell = createEditor({ parentEditor: component });
  expect(listParents(cell)).toEqual([component, post]);
  expect(listParents(post)).toEqual([]);
});
