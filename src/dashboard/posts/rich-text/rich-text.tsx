import { useState } from 'react';
import { css, Global } from '@emotion/react';
import {
  defaultSvgIcons,
  headingsPlugin,
  imagePlugin,
  jsxPlugin,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  markdownShortcutPlugin,
  MDXEditor,
  quotePlugin,
  tablePlugin,
  thematicBreakPlugin,
  toolbarPlugin,
  type IconKey,
  type Translation,
} from '@mdxeditor/editor';
import { space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useLoadImage } from '../images/image-urls';
import { componentDescriptors } from './component-editor';
import { useAccessibleNames, useEditorKeyboard } from './editor-accessibility';
import {
  blockComponentsPlugin,
  markdownFormatsPlugin,
  nestedSyncPlugin,
  typedUrlsPlugin,
} from './editor-plugins';
import { exactMarkdownPlugin } from './markdown/exact-markdown';
import { editorColors } from './rich-text.styles';
import { pastedTablesPlugin, pastePlugin } from './paste/paste-plugins';
import { formatLost, type LostContent } from './paste/pasted-html';
import { EditorImageDialog, Toolbar } from './toolbar';
import { trimLineSpaces, writePlainly } from './markdown/written-markdown';

type RichTextProps = {
  /** The initial text. Use a new key to replace it. */
  body: string;
  onBody: (body: string) => void;
  /** The text contains what the editor can't show. */
  onUnreadable: () => void;
};

export function RichText({ body, onBody, onUnreadable }: RichTextProps) {
  const loadImage = useLoadImage();
  const [lost, setLost] = useState<Partial<LostContent>>({});
  const [plugins] = useState(() => createPlugins(loadImage, setLost));
  const container = useEditorKeyboard();
  useAccessibleNames();
  return (
    <div ref={container}>
      <Global styles={editorColors} />
      <p role="alert" css={noteStyle}>
        {formatLost(lost)}
      </p>
      <MDXEditor
        markdown={body}
        onChange={(next, isInitial) => !isInitial && onBody(writePlainly(trimLineSpaces(next)))}
        onError={onUnreadable}
        suppressHtmlProcessing
        className="post-editor"
        translation={translate}
        contentEditableClassName="post-text"
        toMarkdownOptions={{ bullet: '-', emphasis: '*', rule: '-' }}
        plugins={plugins}
        iconComponentFor={renderIcon}
      />
    </div>
  );
}

const noteStyle = css({ fontWeight: 700, '&:not(:empty)': { marginBottom: space[2] } });

const iconLabels: Partial<Record<IconKey, string>> = {
  add_row: 'Add a row',
  add_column: 'Add a column',
};

/** Some buttons of the editor have only an icon. */
const renderIcon = (name: IconKey) => (
  <>
    {defaultSvgIcons[name]}
    {name in iconLabels && <VisuallyHidden>{iconLabels[name]}</VisuallyHidden>}
  </>
);

const labels: Readonly<Record<string, string>> = {
  'contentArea.editableMarkdown': 'Post text',
  'createLink.url': 'Link to',
  'createLink.urlPlaceholder': '',
  'createLink.text': 'Link text',
  'createLink.textTooltip': 'The words that readers click',
  'createLink.title': 'Title',
  'createLink.titleTooltip': 'Shown when someone points to the link',
  'createLink.saveTooltip': 'Save link',
  'createLink.cancelTooltip': 'Cancel',
  'linkPreview.edit': 'Edit link',
  'linkPreview.copyToClipboard': 'Copy link',
  'linkPreview.remove': 'Remove link',
};

const translate: Translation = (key, fallback, values = {}) =>
  (labels[key] ?? fallback).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );

const createPlugins = (
  loadImage: (src: string) => Promise<string>,
  onLost: (lost: Partial<LostContent>) => void,
) => [
  headingsPlugin({ allowedHeadingLevels: [2, 3] }),
  listsPlugin(),
  quotePlugin(),
  thematicBreakPlugin(),
  linkPlugin(),
  linkDialogPlugin(),
  tablePlugin(),
  imagePlugin({
    imagePreviewHandler: loadImage,
    ImageDialog: EditorImageDialog,
    disableImageResize: true,
  }),
  jsxPlugin({ jsxComponentDescriptors: componentDescriptors }),
  markdownShortcutPlugin(),
  blockComponentsPlugin(),
  markdownFormatsPlugin(),
  pastePlugin({ onLost }),
  pastedTablesPlugin(),
  typedUrlsPlugin(),
  exactMarkdownPlugin(),
  nestedSyncPlugin(),
  toolbarPlugin({ toolbarContents: () => <Toolbar /> }),
];
