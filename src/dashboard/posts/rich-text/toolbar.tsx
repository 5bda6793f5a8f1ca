import { css } from '@emotion/react';
import {
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  closeImageDialog$,
  CreateLink,
  imageDialogState$,
  InsertImage,
  insertJsx$,
  InsertTable,
  ListsToggle,
  saveImage$,
  Separator,
  UndoRedo,
  useCellValue,
  usePublisher,
} from '@mdxeditor/editor';
import type { MdxComponentName } from '../../../../contract/mdx/mdx-components';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { ActionSelect } from '../../components/select/action-select';
import { ImageDialog } from '../images/image-dialog';

export function Toolbar() {
  return (
    <>
      <UndoRedo />
      <Separator />
      <BoldItalicUnderlineToggles options={['Bold', 'Italic']} />
      <BlockTypeSelect />
      <ListsToggle options={['bullet', 'number']} />
      <CreateLink />
      <InsertImage />
      <InsertTable />
      <InsertComponent />
    </>
  );
}

const createStep = (title: string) => ({
  type: 'mdxJsxFlowElement' as const,
  name: 'Step',
  attributes: [{ type: 'mdxJsxAttribute' as const, name: 'title', value: title }],
  children: [],
});
const toBlock = (name: MdxComponentName) => ({ kind: 'flow' as const, name, props: {} });
const toInline = (name: MdxComponentName) => ({ kind: 'text' as const, name, props: {} });

/** The components in the toolbar. The others can only be written in Markdown. */
const insertableComponents = [
  { ...toBlock('Callout'), props: { title: 'Good to know' } },
  { ...toBlock('Steps'), children: [createStep('First'), createStep('Then')] },
  toBlock('Programs'),
  toBlock('ContactCard'),
  toBlock('EligibilityButton'),
  toInline('RegionName'),
  toInline('RegionPlace'),
  toInline('RegionPhone'),
  toInline('RegionEmail'),
  toInline('RegionAddress'),
];

function InsertComponent() {
  const insertJsx = usePublisher(insertJsx$);
  return (
    <ActionSelect
      aria-label="Insert a component"
      value=""
      onValueChange={(value) => {
        const component = insertableComponents.find(({ name }) => name === value);
        if (!component) return;
        const before = new Set(findNestedTexts());
        insertJsx(component);
        focusNewText(before);
      }}
      cancelsOnBlur
      css={[controlStyle, insertStyle]}
    >
      <option value="">Insert…</option>
      {insertableComponents.map(({ name }) => (
        <option key={name} value={name}>
          {name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}
        </option>
      ))}
    </ActionSelect>
  );
}

const findNestedTexts = () =>
  document.querySelectorAll<HTMLElement>('.post-text [contenteditable="true"]');

/** Moves the caret into a new component. The editor tries too early, before it has rendered the text, which takes up to a second. */
function focusNewText(before: ReadonlySet<Element>, frames = 60): void {
  const text = [...findNestedTexts()].find((element) => !before.has(element));
  if (text !== undefined) text.focus();
  else if (frames > 0) requestAnimationFrame(() => focusNewText(before, frames - 1));
}

/** The image dialog of the editor. */
export function EditorImageDialog() {
  const state = useCellValue(imageDialogState$);
  const close = usePublisher(closeImageDialog$);
  const save = usePublisher(saveImage$);
  if (state.type === 'inactive') return null;
  const initial = state.type === 'editing' ? state.initialValues : {};
  return (
    <ImageDialog
      src={initial.src ?? ''}
      alt={initial.altText ?? ''}
      onClose={() => close()}
      onSave={(src, altText) => save({ src, altText, title: '' })}
    />
  );
}

const insertStyle = css({
  width: 'auto',
  minHeight: '2.25rem',
  padding: `0 ${space[2]}`,
  '@media (pointer: coarse)': { minHeight: target },
});
