import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import Settings2 from 'lucide-react/icons/settings-2';
import { getPropertyValues } from '../../../../contract/mdx/mdx-components';
import { Button } from '../../../ui/buttons/button';
import { FileField } from '../../../ui/fields/file-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/field';
import { Spinner } from '../../../ui/loading/spinner';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { imageRule, useImageUpload } from '../images/use-image-upload';
import { claimTakeBack } from './when-added';

export const propertyLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  tone: 'Kind',
  row: 'Layout',
  src: 'File',
  alt: 'What the picture shows',
  caption: 'Caption',
  topic: 'Questions about',
  name: 'Program name',
  for: 'Audience',
  label: 'Button text',
  href: 'Link',
  detail: 'File type and size',
  checked: 'Day you last read it (2026-11-27)',
};

export const valueLabels: Readonly<Record<string, string>> = {
  info: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  true: 'Side by side',
  eligibility: 'Eligibility',
  care: 'Care',
  paying: 'Paying',
  working: 'Working with us',
};

type PropertiesButtonProps = {
  component: string;
  /** In a sentence. */
  label: string;
  properties: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
};

export function PropertiesButton(props: PropertiesButtonProps) {
  const { component, label, properties, onChange } = props;
  /** Null while the dialog is closed. */
  const [values, setValues] = useState<Record<string, string> | null>(null);
  const takeBack = useRef<() => void>();
  const close = () => setValues(null);
  const cancel = () => {
    close();
    // Once the dialog has returned the focus.
    if (takeBack.current) requestAnimationFrame(takeBack.current);
  };
  const setPicture = (src: string) => setValues((latest) => latest && { ...latest, src });
  return (
    <>
      <Button
        tone="quiet"
        aria-label={`Edit ${label}`}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          takeBack.current = claimTakeBack(currentTarget);
          setValues(properties);
        }}
      >
        <Settings2 size={18} aria-hidden />
      </Button>
      {values !== null && (
        <Dialog title={`Edit ${label}`} onClose={cancel}>
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
            const allowed = getPropertyValues(component, name);
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
          <DialogButtons onCancel={cancel}>
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
