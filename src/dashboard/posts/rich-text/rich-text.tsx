import { useState } from 'react';
import { css, Global } from '@emotion/react';
import {
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  CreateLink,
  defaultSvgIcons,
  GenericJsxEditor,
  headingsPlugin,
  imageDialogState$,
  imagePlugin,
  closeImageDialog$,
  insertMarkdown$,
  InsertImage,
  InsertTable,
  activeEditor$,
  rootEditor$,
  jsxPlugin,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  ListsToggle,
  markdownShortcutPlugin,
  MDXEditor,
  quotePlugin,
  saveImage$,
  Separator,
  tablePlugin,
  thematicBreakPlugin,
  toolbarPlugin,
  UndoRedo,
  type IconKey,
  type Translation,
  useCellValue,
  usePublisher,
} from '@mdxeditor/editor';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ActingSelect } from '../../components/select/action-select';
import { blockParts } from './components/block-components-plugin';
import { withoutEdgeSpaces } from './edge-spaces';
import { intoNewText } from './components/new-component-focus';
import { mdxParts } from './components/mdx-components';
import { plainFormats } from './markdown-formats-plugin';
import { plainPaste } from './paste/paste-plugin';
import { useOwnPictures } from '../images/image-urls';
import { PartEditor } from './components/component-editor';
import { PictureForm } from '../images/image-dialog';
import { editorColors } from './rich-text.styles';
import { useEditorKeys } from './use-editor-keyboard';
import { useNamedParts } from './use-accessible-names';
import { writeThrough } from './nested-sync-plugin';

type RichTextProps = {
  /** How the text begins; later ones come from what is typed here. */
  body: string;
  onBody: (body: string) => void;
  /** The text holds what cannot be shown as it will look: it is to be written as source. */
  onUnreadable: () => void;
};

/** The text of a post as it will look, with its tools. Its stylesheet is in the document (use-editor-style.ts). */
export function RichText({ body, onBody, onUnreadable }: RichTextProps) {
  const { pictureHere } = useOwnPictures();
  const [plugins] = useState(() => pluginsWith(pictureHere));
  useNamedParts();
  const box = useEditorKeys();
  return (
    <div ref={box}>
      <Global styles={editorColors} />
      <MDXEditor
        markdown={body}
        onChange={(next, isInitial) => !isInitial && onBody(withoutEdgeSpaces(next))}
        onError={onUnreadable}
        suppressHtmlProcessing
        className="post-editor"
        translation={inOurWords}
        contentEditableClassName="post-text"
        toMarkdownOptions={{ bullet: '-', emphasis: '*', rule: '-' }}
        plugins={plugins}
        iconComponentFor={iconFor}
      />
    </div>
  );
}

/** The library's icons, with words on those that are all that a button has. */
const iconFor = (name: IconKey) => (
  <>
    {defaultSvgIcons[name]}
    {name in iconWords && <VisuallyHidden>{iconWords[name]}</VisuallyHidden>}
  </>
);
const iconWords: Partial<Record<IconKey, string>> = {
  add_row: 'Add a row',
  add_column: 'Add a column',
};

/** The editor's words, where the office has others. */
const inOurWords: Translation = (key, words, values = {}) =>
  (ourWords[key] ?? words).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );

const ourWords: Readonly<Record<string, string>> = {
  'contentArea.editableMarkdown': 'Text of the post',
  'createLink.url': 'Address',
  'createLink.urlPlaceholder': '',
  'createLink.text': 'Text',
  'createLink.textTooltip': 'What is read in the post',
  'createLink.title': 'Title',
  'createLink.titleTooltip': 'Shown when the pointer rests on the link',
  'createLink.saveTooltip': 'Save the link',
  'createLink.cancelTooltip': 'Cancel',
  'linkPreview.edit': 'Change the link',
  'linkPreview.copyToClipboard': 'Copy the address',
  'linkPreview.remove': 'Take the link away',
};

const pluginsWith = (pictureHere: (src: string) => Promise<string>) => [
  headingsPlugin({ allowedHeadingLevels: [2, 3] }),
  listsPlugin(),
  quotePlugin(),
  thematicBreakPlugin(),
  linkPlugin(),
  linkDialogPlugin(),
  tablePlugin(),
  imagePlugin({
    imagePreviewHandler: pictureHere,
    ImageDialog: PictureDialog,
    disableImageResize: true,
  }),
  jsxPlugin({
    jsxComponentDescriptors: Object.entries(mdxParts).map(([name, part]) => ({
      name,
      kind: part.kind,
      props: part.props.map((prop) => ({ name: prop, type: 'string' as const })),
      hasChildren: part.hasText === true,
      // One without props says by itself what it is.
      Editor: part.props.length > 0 ? PartEditor : GenericJsxEditor,
    })),
  }),
  markdownShortcutPlugin(),
  blockParts(),
  plainFormats(),
  plainPaste(),
  writeThrough(),
  toolbarPlugin({ toolbarContents: () => <Tools /> }),
];

function Tools() {
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
      <InsertPart />
    </>
  );
}

/** Puts one of the listed components in. */
function InsertPart() {
  const insert = usePublisher(insertMarkdown$);
  const active = useCellValue(activeEditor$);
  const root = useCellValue(rootEditor$);
  /** At the caret; at the end where the text has none, as before one has been in it: the library does nothing then. */
  const putIn = (markdown: string, then: () => void) =>
    (active ?? root)?.focus(
      () =>
        setTimeout(() => {
          insert(markdown);
          then();
        }),
      { defaultSelection: 'rootEnd' },
    );
  return (
    <ActingSelect
      aria-label="Insert a component"
      value=""
      onValue={(name) => {
        const { begins, hasText } = mdxParts[name as keyof typeof mdxParts];
        if (begins === undefined) return;
        putIn(begins, hasText === true ? intoNewText() : () => undefined);
      }}
      forgetsWhenLeft
      css={[controlStyle, insertStyle]}
    >
      <option value="">Insert…</option>
      {Object.entries(mdxParts)
        .filter(([, part]) => part.begins !== undefined)
        .map(([name]) => (
          <option key={name} value={name}>
            {name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}
          </option>
        ))}
    </ActingSelect>
  );
}

/** A picture to put into the text, or what one of it shows. */
function PictureDialog() {
  const state = useCellValue(imageDialogState$);
  const close = usePublisher(closeImageDialog$);
  const keep = usePublisher(saveImage$);
  if (state.type === 'inactive') return null;
  const known = state.type === 'editing' ? state.initialValues : {};
  return (
    <PictureForm
      src={known.src ?? ''}
      alt={known.altText ?? ''}
      onClose={() => close()}
      onKeep={(src, altText) => keep({ src, altText, title: '' })}
    />
  );
}

const insertStyle = css({
  width: 'auto',
  minHeight: '2.25rem',
  padding: `0 ${space[2]}`,
  '@media (pointer: coarse)': { minHeight: target },
});
