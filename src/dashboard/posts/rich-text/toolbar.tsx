import { css } from '@emotion/react';
import {
  activeEditor$,
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  closeImageDialog$,
  CreateLink,
  imageDialogState$,
  InsertImage,
  insertMarkdown$,
  InsertTable,
  ListsToggle,
  rootEditor$,
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
import { mdxComponents } from './components/mdx-components';

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
  const insertMarkdown = usePublisher(insertMarkdown$);
  const activeEditor = useCellValue(activeEditor$);
  const rootEditor = useCellValue(rootEditor$);
  const insert = (name: string) => {
    const { template, hasText } = mdxComponents[name as keyof typeof mdxComponents];
    if (template === undefined) return;
    const before = new Set(findNestedTexts());
    // Without a caret the editor would insert nothing, so the default is the end of the text.
    (activeEditor ?? rootEditor)?.focus(
      () =>
        setTimeout(() => {
          insertMarkdown(template);
          if (hasText === true) focusNewText(before);
        }),
      { defaultSelection: 'rootEnd' },
    );
  };
  return (
    <ActionSelect
      aria-label="Insert a component"
      value=""
      onValue={insert}
      cancelsOnBlur
      css={[controlStyle, insertStyle]}
    >
      <option value="">Insert…</option>
      {Object.entries(mdxComponents)
        .filter(([, { template }]) => template !== undefined)
        .map(([name]) => (
          <option key={name} value={name}>
            {name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}
          </option>
        ))}
    </ActionSelect>
  );
}

const findNestedTexts = () =>
  document.querySelectorAll<HTMLElement>('.post-text [contenteditable="true"]');

/** Selects the sample text of a new component once the editor has rendered it, within about a second. */
function focusNewText(before: ReadonlySet<Element>, frames = 60): void {
  const text = [...findNestedTexts()].find((element) => !before.has(element));
  if (text !== undefined) {
    text.focus();
    document.getSelection()?.selectAllChildren(text);
  } else if (frames > 0) requestAnimationFrame(() => focusNewText(before, frames - 1));
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
