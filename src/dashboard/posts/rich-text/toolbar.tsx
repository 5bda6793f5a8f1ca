import { css } from '@emotion/react';
import {
  activeEditor$,
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
import { space, target } from '../../../theme/tokens';
import { controlStyle } from '../../../ui/fields/field';
import { ActionSelect } from '../../components/action-select';
import { ImageDialog } from '../images/image-dialog';
import { findIncomplete, formatMenuLabel, insertableComponents } from './insertable-components';
import { openProperties, whenAdded } from './when-added';

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
  const editor = useCellValue(activeEditor$);
  const insertJsx = usePublisher(insertJsx$);
  return (
    <ActionSelect
      aria-label="Insert a component"
      value=""
      onValueChange={(value) => {
        const component = insertableComponents.find(({ name }) => name === value);
        if (!component || editor === null) return;
        // A new component that needs properties opens them; in another one, the caret moves into its text.
        const incomplete = findIncomplete(component);
        if (incomplete === null) whenAdded('[contenteditable="true"]', (text) => text.focus());
        else openProperties(incomplete, editor, () => editor.focus());
        insertJsx(component);
      }}
      cancelsOnBlur
      css={[controlStyle, insertStyle]}
    >
      <option value="">Insert…</option>
      {insertableComponents.map(({ name }) => (
        <option key={name} value={name}>
          {formatMenuLabel(name)}
        </option>
      ))}
    </ActionSelect>
  );
}

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
