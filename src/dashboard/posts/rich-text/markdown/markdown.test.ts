import { expect, test } from 'vitest';
import { joinLines, liftBlocks, type MdastNode } from './markdown';

const text = (value: string): MdastNode => ({ type: 'text', value });
const inline = (name: string, ...children: MdastNode[]): MdastNode => ({
  type: 'mdxJsxTextElement',
  name,
  children,
});
const block = (name: string, ...children: MdastNode[]): MdastNode => ({
  type: 'mdxJsxFlowElement',
  name,
  children,
});
const paragraph = (...children: MdastNode[]): MdastNode => ({ type: 'paragraph', children });
const root = (...children: MdastNode[]): MdastNode => ({ type: 'root', children });

test('a component on one line becomes a block with a paragraph', () => {
  expect(liftBlocks(root(paragraph(inline('Callout', text('Words.')))))).toEqual(
    root(block('Callout', paragraph(text('Words.')))),
  );
  expect(liftBlocks(root(paragraph(inline('ContactCard'))))).toEqual(root(block('ContactCard')));
});

test('components on neighboring lines become blocks at any depth', () => {
  const steps = paragraph(inline('Step', text('One.')), text('\n'), inline('Step', text('Two.')));
  const lifted = [block('Step', paragraph(text('One.'))), block('Step', paragraph(text('Two.')))];
  expect(liftBlocks(root(block('Steps', steps)))).toEqual(root(block('Steps', ...lifted)));
  expect(liftBlocks(root(paragraph(inline('Steps', ...(steps.children ?? [])))))).toEqual(
    root(block('Steps', ...lifted)),
  );
});

test.each([
  ['text next to a block', [text('So: '), inline('Callout', text('x'))]],
  ['an inline component', [text('Call '), inline('RegionPhone')]],
  ['an unknown component', [inline('Script')]],
])('%s stays as it is', (_case, children) => {
  expect(liftBlocks(root(paragraph(...children)))).toEqual(root(paragraph(...children)));
});

test('joins the lines of a paragraph, which readers see as one', () => {
  const tree = { type: 'root', children: [{ type: 'text', value: 'One \n  two' }] };
  joinLines(tree);
  expect(tree.children[0]?.value).toBe('One two');
});
