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
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { ActionSelect } from '../../components/select/action-select';
import { ImageDialog } from '../images/image-dialog';
import { findIncomplete, formatComponentName, insertableComponents } from './insertable-components';

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

function InsertComponent() {
  const insertJsx = usePublisher(insertJsx$);
  return (
    <ActionSelect
      aria-label="Insert a component"
      value=""
      onValueChange={(value) => {
        const component = insertableComponents.find(({ name }) => name === value);
        if (!component) return;
        const incomplete = findIncomplete(component);
        const before = new Set([...findNestedTexts(), ...findEditButtons(incomplete ?? '')]);
        insertJsx(component);
        if (incomplete === null) focusNewText(before);
        else openNew(incomplete, before);
      }}
      cancelsOnBlur
      css={[controlStyle, insertStyle]}
    >
      <option value="">Insert…</option>
      {insertableComponents.map(({ name }) => (
        <option key={name} value={name}>
          {formatComponentName(name)}
        </option>
      ))}
    </ActionSelect>
  );
}

const findNestedTexts = () =>
  document.querySelectorAll<HTMLElement>('.post-text [contenteditable="true"]');

const findEditButtons = (name: string) =>
  document.querySelectorAll<HTMLElement>(`.post-text [aria-label="Edit ${name}"]`);

/** Opens the properties of a new component that needs some. */
function openNew(name: string, before: ReadonlySet<Element>, frames = 60): void {
  const button = [...findEditButtons(name)].find((element) => !before.has(element));
  if (button !== undefined) button.click();
  else if (frames > 0) requestAnimationFrame(() => openNew(name, before, frames - 1));
}

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
