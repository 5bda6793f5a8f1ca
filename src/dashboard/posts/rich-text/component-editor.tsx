import { useState, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import {
  GenericJsxEditor,
  type JsxComponentDescriptor,
  type JsxEditorProps,
} from '@mdxeditor/editor';
import Settings2 from 'lucide-react/icons/settings-2';
import { getPropertyValues, mdxComponents } from '../../../../contract/mdx/mdx-components';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { FileField } from '../../../ui/fields/file-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/field';
import { Spinner } from '../../../ui/loading/spinner';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { imageRule, useImageUpload } from '../images/use-image-upload';
import { isBlockComponent } from './markdown';

const componentsWithText = [
  'Callout',
  'Steps',
  'Step',
  'ProgramCard',
  'DownloadList',
  'SampleNote',
];

/** How the editor shows the components that a text may contain. */
export const componentDescriptors: JsxComponentDescriptor[] = Object.entries(mdxComponents).map(
  ([name, { properties }]) => {
    const names = Object.keys(properties);
    return {
      name,
      kind: isBlockComponent(name) ? 'flow' : 'text',
      props: names.map((property) => ({ name: property, type: 'string' })),
      hasChildren: componentsWithText.includes(name),
      Editor: names.length > 0 ? ComponentEditor : GenericJsxEditor,
    };
  },
);

/** A component in the text: its name and title, a button that changes its properties, and its text. */
function ComponentEditor(props: JsxEditorProps) {
  const { name, attributes } = props.mdastNode;
  const title = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title',
  )?.value;
  return (
    <div>
      <span contentEditable={false} css={nameStyle}>
        {name}
        {typeof title === 'string' && title !== '' && `: ${title}`}
      </span>
      <GenericJsxEditor {...props} PropertyEditor={PropertiesDialog} />
    </div>
  );
}

const propertyLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  tone: 'Kind',
  row: 'Layout',
  src: 'Picture link',
  alt: 'What the picture shows',
  caption: 'Caption',
  topic: 'Questions about',
  name: 'Program name',
  for: 'Intended for',
  label: 'Button text',
  href: 'Link',
  detail: 'File type and size',
  checked: 'Day you last read it (2026-11-27)',
};

const valueLabels: Readonly<Record<string, string>> = {
  info: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  true: 'Side by side',
  eligibility: 'Eligibility',
  care: 'Care',
  paying: 'Paying',
  working: 'Working with us',
};

type PropertiesDialogProps = {
  /** The component's name. */
  title: string;
  properties: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
};

function PropertiesDialog({ title, properties, onChange }: PropertiesDialogProps) {
  /** Null while the dialog is closed. */
  const [values, setValues] = useState<Record<string, string> | null>(null);
  const close = () => setValues(null);
  const setPicture = (src: string) => setValues((latest) => latest && { ...latest, src });
  return (
    <>
      <Button
        tone="quiet"
        aria-label={`Edit ${title}`}
        aria-haspopup="dialog"
        onClick={() => setValues(properties)}
      >
        <Settings2 size={18} aria-hidden />
      </Button>
      {values !== null && (
        <Dialog title={`Edit ${title}`} onClose={close}>
          {Object.entries(values).map(([name, value]) => {
            const field = {
              id: `component-${name}`,
              label: propertyLabels[name] ?? name,
              value,
              onChange: ({ target }: { target: { value: string } }) =>
                setValues({ ...values, [name]: target.value }),
            };
            if (name === 'src')
              return <PictureProperty key={name} {...field} onPicture={setPicture} />;
            const allowed = getPropertyValues(title, name);
            if (allowed === null) return <TextField key={name} {...field} />;
            const choices = allowed.map((choice) => [choice, valueLabels[choice] ?? choice]);
            return (
              <SelectField
                key={name}
                {...field}
                choices={{ '': 'Default', ...Object.fromEntries(choices) }}
              />
            );
          })}
          <DialogButtons onCancel={close}>
            <Button
              onClick={() => {
                onChange(values);
                close();
              }}
            >
              Save
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}

type PictureFieldProps = Pick<
  ComponentPropsWithoutRef<typeof TextField>,
  'id' | 'label' | 'value' | 'onChange'
> & {
  onPicture: (src: string) => void;
};

/** The path of a picture, which an upload fills in. */
function PictureProperty({ onPicture, ...field }: PictureFieldProps) {
  const image = useImageUpload();
  const choose = async (file: File | null) => {
    const src = await image.upload(file);
    if (src !== null) onPicture(src);
  };
  return (
    <>
      <FileField
        id={`${field.id}-file`}
        label="Picture (JPEG, PNG, or WebP)"
        accept={imageRule.accept.join(',')}
        error={image.error}
        aria-busy={image.isUploading}
        onChange={(event) => void choose(event.target.files?.[0] ?? null)}
      />
      {image.isUploading && <Spinner label="Uploading the picture…" />}
      <TextField {...field} hint="Filled in by the upload, or a picture of this site: /images/…" />
    </>
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
