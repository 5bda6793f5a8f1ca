import { expect, test } from 'vitest';
import { liftBlocks, type TextNode } from './lift-blocks';

const text = (value: string): TextNode => ({ type: 'text', value });
const inLine = (name: string, ...children: TextNode[]): TextNode => ({
  type: 'mdxJsxTextElement',
  name,
  children,
});
const block = (name: string, ...children: TextNode[]): TextNode => ({
  type: 'mdxJsxFlowElement',
  name,
  children,
});
const line = (...children: TextNode[]): TextNode => ({ type: 'paragraph', children });
const root = (...children: TextNode[]): TextNode => ({ type: 'root', children });

test('a component written in one line is a block, its words a paragraph of it', () => {
  expect(liftBlocks(root(line(inLine('Callout', text('Words.')))))).toEqual(
    root(block('Callout', line(text('Words.')))),
  );
});

test('components below each other are blocks, at whatever depth', () => {
  const steps = line(inLine('Step', text('One.')), text('\n'), inLine('Step', text('Two.')));
  const lifted = [block('Step', line(text('One.'))), block('Step', line(text('Two.')))];
  expect(liftBlocks(root(block('Steps', steps)))).toEqual(root(block('Steps', ...lifted)));
  expect(liftBlocks(root(line(inLine('Steps', ...(steps.children ?? [])))))).toEqual(
    root(block('Steps', ...lifted)),
  );
});

test('one without words is a block without any', () => {
  expect(liftBlocks(root(line(inLine('ContactCard'))))).toEqual(root(block('ContactCard')));
});

test.each([
  ['words beside a block, which are refused at save', [text('So: '), inLine('Callout', text('x'))]],
  ['what stands in a line of words', [text('Call '), inLine('RegionPhone')]],
  ['a name alone in a line', [inLine('RegionName')]],
  ['an unknown name', [inLine('Script')]],
])('%s stay as they are', (_what, children) => {
  expect(liftBlocks(root(line(...children)))).toEqual(root(line(...children)));
});
