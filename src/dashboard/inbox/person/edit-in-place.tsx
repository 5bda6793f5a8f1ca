import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import Pencil from 'lucide-react/icons/pencil';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ErrorMessage } from '../../components/status/messages';
import { denseTarget, fontSize, rowStyle, stackStyle } from '../../components/dashboard.styles';
import { useReturnFocus } from '../../../browser/hooks/use-return-focus';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The properties of a field in the form. */
type FieldOf<Name extends string> = (name: Name) => {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type EditInPlaceProps<Name extends string> = {
  /** Its name within a sentence: 'preferred name' */
  label: string;
  /** Null shows a button that adds it. */
  text: ReactNode;
  values: Values<Name>;
  /** The errors by field. */
  check: (values: Values<Name>) => Readonly<Record<string, string>>;
  /** Resolves to whether it was saved. */
  save: (values: Values<Name>) => Promise<boolean>;
  /** Why the last change was not saved. */
  error: string | null;
  children: (field: FieldOf<Name>) => ReactNode;
};

/** A value that a click or Enter turns into a form. Enter saves, Escape cancels, and the focus returns to the value. */
export function EditInPlace<Name extends string>(props: EditInPlaceProps<Name>) {
  const { label, text } = props;
  const [isEditing, setEditing] = useState(false);
  const button = useReturnFocus(isEditing);
  if (isEditing) return <EditForm {...props} onClose={() => setEditing(false)} />;
  return (
    <button
      type="button"
      ref={button}
      onClick={() => setEditing(true)}
      css={[valueStyle, text === null && { color: color.primary }]}
    >
      {text === null ? (
        `Add ${label}`
      ) : (
        <>
          <span css={visuallyHidden}>Edit {label}: </span>
          {text}
        </>
      )}
      {text !== null && <Pencil size={14} aria-hidden />}
    </button>
  );
}

function EditForm<Name extends string>(props: EditInPlaceProps<Name> & { onClose: () => void }) {
  const { label, text, values: initial, check, save, error, onClose } = props;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async () => {
    if (isSaving) return;
    if (JSON.stringify(values) === JSON.stringify(initial)) {
      onClose();
      return;
    }
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    const isSaved = await save(values);
    setSaving(false);
    if (isSaved) onClose();
    else setFailed(true);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields cancels
    <form
      ref={form}
      noValidate
      aria-label={`${text === null ? 'Add' : 'Edit'} ${label}`}
      css={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        // The panel around it may be a dialog, which Escape closes too.
        event.stopPropagation();
        onClose();
      }}
    >
      {props.children((name) => ({
        id: `edit-${label}-${name}`.replace(/\W+/g, '-'),
        value: values[name],
        error: errors[name],
        onChange: ({ target }) => setValues((known) => ({ ...known, [name]: target.value })),
      }))}
      {hasFailed && error !== null && <ErrorMessage>Not saved. {error}</ErrorMessage>}
      <div css={rowStyle(space[2])}>
        <Button type="submit" isPending={isSaving}>
          Save
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const valueStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: denseTarget,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  fontSize: fontSize.body,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  svg: { flex: 'none', color: color.muted, opacity: 0 },
  '&:hover, &:focus-visible': { background: color.primarySoft },
  '&:hover svg, &:focus-visible svg': { opacity: 1 },
  '@media (hover: none)': { svg: { opacity: 1 } },
});

const formStyle = css(stackStyle(space[3]), { flexBasis: '100%', paddingBlock: space[2] });
