import { useRef, type ReactNode, type RefObject } from 'react';
import { css } from '@emotion/react';
import { useNestedEditorContext } from '@mdxeditor/editor';
import {
  $getNodeByKey,
  $getRoot,
  $onUpdate,
  getNearestEditorFromDOMNode,
  type LexicalNode,
} from 'lexical';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { getComponentLabels } from '../../../../contract/mdx/mdx-components';
import { Button } from '../../../ui/buttons/button';
import { syncWithParents } from './editor-plugins';
import { openProperties } from './when-added';

type ComponentToolsProps = {
  /** In a sentence. */
  label: string;
  children: ReactNode;
};

export function ComponentTools({ label, children }: ComponentToolsProps) {
  const { parentEditor, lexicalNode } = useNestedEditorContext();
  const tools = useRef<HTMLDivElement>(null);
  const change = (work: (node: LexicalNode) => void, focus: () => void) =>
    parentEditor.update(
      () => {
        const node = $getNodeByKey(lexicalNode.getKey());
        if (node !== null) work(node);
      },
      {
        onUpdate: () => {
          syncWithParents(parentEditor);
          // A moved or deleted element loses it.
          focus();
        },
      },
    );
  const remove = () => {
    const outer = tools.current?.parentElement?.parentElement?.closest('[data-component]');
    change(
      (node) => node.remove(),
      () => (outer?.querySelector('button') ?? parentEditor.getRootElement())?.focus(),
    );
  };
  const renderMove = (direction: 'up' | 'down', Icon: typeof ArrowUp) => (
    <Button
      tone="quiet"
      aria-label={`Move ${label} ${direction}`}
      onClick={({ currentTarget }) =>
        change(
          (node) =>
            direction === 'up'
              ? node.getPreviousSibling()?.insertBefore(node)
              : node.getNextSibling()?.insertAfter(node),
          () => currentTarget.focus(),
        )
      }
    >
      <Icon size={18} aria-hidden />
    </Button>
  );
  return (
    <div ref={tools} contentEditable={false} css={toolsStyle}>
      {children}
      {renderMove('up', ArrowUp)}
      {renderMove('down', ArrowDown)}
      <Button tone="quiet" aria-label={`Delete ${label}`} onClick={remove}>
        <Trash size={18} aria-hidden />
      </Button>
    </div>
  );
}

type AddEntryButtonProps = { name: string; box: RefObject<HTMLElement> };

/** Adds a step or a download to its list, and opens its properties. */
export function AddEntryButton({ name, box }: AddEntryButtonProps) {
  const { lexicalNode } = useNestedEditorContext();
  const add = (button: HTMLElement) => {
    const editor = getNearestEditorFromDOMNode(
      box.current?.querySelector('[data-lexical-editor]') ?? null,
    );
    const ComponentNode = lexicalNode.constructor as ComponentNodeType;
    if (editor === null) return;
    openProperties(name, editor, () => button.focus());
    editor.update(() => {
      $onUpdate(() => syncWithParents(editor));
      const root = $getRoot();
      // An empty list has an empty paragraph.
      for (const child of root.getChildren()) {
        if (child.getType() === 'paragraph' && child.getTextContent() === '') child.remove();
      }
      root.append(
        new ComponentNode({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] }),
      );
    });
  };
  return (
    <Button tone="quiet" onClick={({ currentTarget }) => add(currentTarget)}>
      <Plus size={18} aria-hidden /> Add {getComponentLabels(name)[0]}
    </Button>
  );
}

type ComponentNodeType = new (node: object) => LexicalNode;

const toolsStyle = css({ display: 'flex', flexWrap: 'wrap' });
