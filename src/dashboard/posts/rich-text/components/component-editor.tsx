import { css } from '@emotion/react';
import { GenericJsxEditor, type JsxEditorProps } from '@mdxeditor/editor';
import { color } from '../../../../theme/color';
import { space } from '../../../../theme/space';
import { PartProperties } from './component-properties';

/** A component in the text: what it is, the title that it has, what changes that, and the text in it. */
export function PartEditor(props: JsxEditorProps) {
  const { name, attributes } = props.mdastNode;
  const title = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title');
  const words = typeof title?.value === 'string' && title.value;
  return (
    <div>
      <span contentEditable={false} css={nameStyle}>
        {name}
        {words && `: ${words}`}
      </span>
      <GenericJsxEditor {...props} PropertyEditor={PartProperties} />
    </div>
  );
}

const nameStyle = css({
  display: 'block',
  marginBlockStart: space[2],
  color: color.muted,
  fontSize: '0.875rem',
  fontWeight: 700,
  userSelect: 'none',
});
