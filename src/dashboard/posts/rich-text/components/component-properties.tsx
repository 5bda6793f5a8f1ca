import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Settings2 } from 'lucide-react';
import { valuesOf } from '../../../../../contract/mdx/mdx-components';
import { Button } from '../../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../../ui/buttons/button-row.styles';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { Dialog } from '../../../components/dialog/dialog';
import { propertyWords, valueWords } from './component-labels';

type PartPropertiesProps = {
  /** The component's name. */
  title: string;
  /** What each of its properties is now; '' where it has none. */
  properties: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
};

/** What a component says of itself, as its title, in a dialog: each property by what it means, with a choice where it takes only some values. */
export function PartProperties({ title, properties, onChange }: PartPropertiesProps) {
  const [typed, setTyped] = useState<Record<string, string> | null>(null);
  const words = `Change the ${title}`;
  const close = () => setTyped(null);
  return (
    <>
      <OwnPresses>
        <Button
          tone="quiet"
          aria-label={words}
          aria-haspopup="dialog"
          onClick={() => setTyped(properties)}
        >
          <Settings2 size={18} aria-hidden />
        </Button>
      </OwnPresses>
      {typed !== null && (
        <Dialog title={words} open onOpenChange={(open) => !open && close()}>
          {Object.entries(typed).map(([name, value]) => {
            const field = {
              id: `part-${name}`,
              label: propertyWords[name] ?? name,
              value,
              onChange: ({ target }: { target: { value: string } }) =>
                setTyped({ ...typed, [name]: target.value }),
            };
            const values = valuesOf(title, name);
            return values === null ? (
              <TextField key={name} {...field} />
            ) : (
              <SelectField
                key={name}
                {...field}
                choices={{
                  '': 'As usual',
                  ...Object.fromEntries(values.map((one) => [one, valueWords[one] ?? one])),
                }}
              />
            );
          })}
          <div css={buttonsEndStyle}>
            <Button tone="outline" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                onChange(typed);
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

/** Enter and space press a button in it, also where the text around it has the caret: the editor would take them for its own. */
function OwnPresses({ children }: { children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    };
    const here = box.current;
    here?.addEventListener('keydown', keep);
    return () => here?.removeEventListener('keydown', keep);
  }, []);
  return <span ref={box}>{children}</span>;
}
