import { useState } from 'react';
import { css, Global } from '@emotion/react';
import {
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  CreateLink,
  GenericJsxEditor,
  headingsPlugin,
  imageDialogState$,
  imagePlugin,
  closeImageDialog$,
  insertMarkdown$,
  InsertImage,
  InsertTable,
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
  type Translation,
  useCellValue,
  usePublisher,
} from '@mdxeditor/editor';
import { postPictureLimits } from '../../../contract/post-words';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { buttonsEndStyle } from '../../ui/button-row-style';
import { controlStyle } from '../../ui/field';
import { FileField } from '../../ui/file-field';
import { TextField } from '../../ui/text-field';
import { Dialog } from '../parts/dialog';
import { faultWords } from '../parts/fault-words';
import { mdxParts } from './mdx-parts';
import { plainFormats } from './plain-formats';
import { useOwnPictures } from './own-pictures';
import { sendPicture } from './post-calls';
import { editorColors } from './rich-text-style';

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
  return (
    <>
      <Global styles={editorColors} />
      <MDXEditor
        markdown={body}
        onChange={(next, isInitial) => !isInitial && onBody(next)}
        onError={onUnreadable}
        suppressHtmlProcessing
        className="post-editor"
        translation={inOurWords}
        contentEditableClassName="post-text"
        toMarkdownOptions={{ bullet: '-', emphasis: '*', rule: '-' }}
        plugins={plugins}
      />
    </>
  );
}

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
      Editor: GenericJsxEditor,
    })),
  }),
  markdownShortcutPlugin(),
  plainFormats(),
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
  return (
    <select
      aria-label="Insert a component"
      value=""
      onChange={(event) => {
        const part = mdxParts[event.target.value as keyof typeof mdxParts];
        if (part.begins !== undefined) insert(part.begins);
      }}
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
    </select>
  );
}

/** A picture to put into the text, or what one of it shows: without words for those who cannot see it, it is not put in. */
function PictureDialog() {
  const state = useCellValue(imageDialogState$);
  if (state.type === 'inactive') return null;
  const known = state.type === 'editing' ? state.initialValues : {};
  return <PictureForm src={known.src ?? ''} alt={known.altText ?? ''} />;
}

function PictureForm({ src, alt }: { src: string; alt: string }) {
  const close = usePublisher(closeImageDialog$);
  const keep = usePublisher(saveImage$);
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState(alt);
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({});
  const [busy, setBusy] = useState(false);

  const save = async () => {
    const problem = src === '' ? pictureProblem(file) : undefined;
    const missing = words.trim() === '' ? 'Say what the picture shows' : undefined;
    if (problem !== undefined || missing !== undefined) {
      return setErrors({ ...(problem && { file: problem }), ...(missing && { alt: missing }) });
    }
    setBusy(true);
    try {
      const address = file === null ? src : await sendPicture(file);
      keep({ src: address, altText: words.trim(), title: '' });
    } catch (error) {
      setErrors({ file: faultWords(error) });
      setBusy(false);
    }
  };
  return (
    <Dialog title="Picture" open onOpenChange={(open) => !open && close()}>
      {src === '' && (
        <FileField
          id="picture-file"
          label="Picture (JPEG, PNG or WebP)"
          accept={postPictureLimits.types.join(',')}
          error={errors.file}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      )}
      <TextField
        id="picture-alt"
        label="What the picture shows"
        hint="For those who cannot see it"
        value={words}
        error={errors.alt}
        onChange={(event) => setWords(event.target.value)}
      />
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={() => close()}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          {src === '' ? 'Put it in' : 'Save'}
        </Button>
      </div>
    </Dialog>
  );
}

/** What is wrong with a picture that was chosen. */
function pictureProblem(file: File | null): string | undefined {
  if (file === null) return 'Choose a picture';
  return file.size > postPictureLimits.maxBytes ? 'This picture is larger than 10 MB' : undefined;
}

const insertStyle = css({
  width: 'auto',
  minHeight: '2.25rem',
  padding: `0 ${space[2]}`,
  '@media (pointer: coarse)': { minHeight: target },
});
