import { useRef } from 'react';
import { css } from '@emotion/react';
import {
  NestedLexicalEditor,
  useMdastNodeUpdater,
  type JsxComponentDescriptor,
  type JsxEditorProps,
} from '@mdxeditor/editor';
import {
  findComponent,
  getComponentLabels,
  mdxComponents,
} from '../../../../contract/mdx/mdx-components';
import { color, radius, space, target } from '../../../theme/tokens';
import { rowStyle } from '../../components/dashboard.styles';
import { AddEntryButton, ComponentTools } from './component-tools';
import { PropertiesButton } from './component-properties';
import { ComponentSummary } from './component-summary';
import { formatMenuLabel } from './insertable-components';
import { isBlockComponent } from './markdown/markdown';
import { RegionalText } from './regional-content';

export const componentDescriptors: JsxComponentDescriptor[] = Object.keys(mdxComponents).map(
  (name) => {
    const { properties = {}, text } = findComponent(name) ?? {};
    return {
      name,
      kind: isBlockComponent(name) ? 'flow' : 'text',
      props: Object.keys(properties).map((property) => ({ name: property, type: 'string' })),
      hasChildren: text !== undefined,
      Editor: isBlockComponent(name) ? ComponentBox : RegionalText,
    };
  },
);

type ComponentNode = JsxEditorProps['mdastNode'];

/** A component between paragraphs: what it is and shows, the buttons that change it, and its text. */
function ComponentBox({ mdastNode, descriptor }: JsxEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const update = useMdastNodeUpdater<ComponentNode>();
  const name = mdastNode.name ?? '';
  const [label] = getComponentLabels(name);
  const entry = findComponent(name)?.entry;
  const properties = readProperties(mdastNode, descriptor);
  const title = properties['title'] ?? properties['name'] ?? '';
  return (
    <div ref={box} data-component={name} css={boxStyle}>
      <div contentEditable={false} css={headerStyle}>
        <span css={{ fontWeight: 700 }}>
          {formatMenuLabel(name)}
          {title !== '' && `: ${title}`}
        </span>
        {descriptor.props.length > 0 && (
          <PropertiesButton
            component={name}
            label={label}
            properties={properties}
            onChange={(values) => update({ attributes: toAttributes(values) })}
          />
        )}
      </div>
      <div css={contentStyle}>
        <ComponentSummary name={name} properties={properties} />
        {descriptor.hasChildren && (
          <NestedLexicalEditor<ComponentNode>
            block={mdastNode.type === 'mdxJsxFlowElement'}
            getContent={(node) => node.children as never}
            getUpdatedMdastNode={(node, children) => ({ ...node, children }) as never}
            {...(entry !== undefined && { contentEditableProps: { contentEditable: false } })}
          />
        )}
      </div>
      <ComponentTools label={label}>
        {entry !== undefined && <AddEntryButton name={entry} box={box} />}
      </ComponentTools>
    </div>
  );
}

function readProperties(
  { attributes }: ComponentNode,
  { props }: JsxComponentDescriptor,
): Record<string, string> {
  const values = new Map(
    attributes.map((attribute) => [
      attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
      attribute.value,
    ]),
  );
  return Object.fromEntries(
    props.map(({ name }) => {
      const value = values.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

function toAttributes(values: Record<string, string>): ComponentNode['attributes'] {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

/** The tools come after the text in the order of the keyboard, and next to the name where there is room. */
const boxStyle = css(rowStyle(`${space[1]} ${space[2]}`), {
  marginBlock: space[3],
  padding: space[2],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  '& > [contenteditable="false"] > button': {
    minWidth: '2.25rem',
    minHeight: '2.25rem',
    padding: space[2],
    '@media (pointer: coarse)': { minWidth: target, minHeight: target },
  },
});
const headerStyle = css({
  display: 'flex',
  flex: '1 1 9rem',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  color: color.muted,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  userSelect: 'none',
});
const contentStyle = css({ order: 1, flex: '1 0 100%', minWidth: 0 });
