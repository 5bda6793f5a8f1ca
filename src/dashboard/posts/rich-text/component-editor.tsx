import { useState } from 'react';
import { css } from '@emotion/react';
import {
  GenericJsxEditor,
  type JsxComponentDescriptor,
  type JsxEditorProps,
} from '@mdxeditor/editor';
import { Settings2 } from 'lucide-react';
import { getPropertyValues, mdxComponents } from '../../../../contract/mdx/mdx-components';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../components/dialog/dialog';
import { isBlockComponent } from './markdown';

const componentsWithText = ['Callout', 'Steps', 'Step', 'ProgramCard', 'DownloadList'];

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
  href: 'File link',
  detail: 'File type and size',
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
        <Dialog title={`Edit ${title}`} open onOpenChange={(open) => !open && close()}>
          {Object.entries(values).map(([name, value]) => {
            const field = {
              id: `component-${name}`,
              label: propertyLabels[name] ?? name,
              value,
              onChange: ({ target }: { target: { value: string } }) =>
                setValues({ ...values, [name]: target.value }),
            };
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
          <div css={buttonsEndStyle}>
            <Button tone="outline" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                onChange(values);
                close();
              }}
            >
              Save
            </Button>
          </div>
        </Dialog>
      )}
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
