import { useId, type ReactNode } from 'react';
import { contactPointLabels } from '../../../../contract/inbox/constants';
import { formatContactValue, parseContactPoint } from '../../../../contract/inbox/person-form';
import type { ContactPointInput } from '../../../../contract/inbox/person-schema';
import { TextField } from '../../../ui/fields/field';
import { EditInPlace } from './edit-in-place';

export type ContactPointsChange = {
  /** All of the person. */
  points: readonly ContactPointInput[];
  /** Why the last change was not saved. */
  error: string | null;
  onChange: (points: ContactPointInput[]) => Promise<boolean>;
};

type ContactPointFormProps = ContactPointsChange & {
  kind: ContactPointInput['kind'];
  /** Left out to add one. */
  point?: ContactPointInput;
  text?: ReactNode;
};

const kinds = {
  phone: { label: 'Phone number', duplicate: 'This person already has this phone number' },
  email: { label: 'Email address', duplicate: 'This person already has this email address' },
} as const;

/** Edits a number or address where it is shown, or adds one. */
export function ContactPointForm(props: ContactPointFormProps) {
  const { kind, point, points, text = null, error, onChange } = props;
  const { label, duplicate } = kinds[kind];
  const listId = useId();
  const values = {
    value: point === undefined ? '' : formatContactValue(point),
    label: point?.label ?? '',
    name: point?.name ?? '',
    relationship: point?.relationship ?? '',
  };
  const parse = (next: typeof values) => {
    const id = point?.id;
    const input = { ...(id !== undefined && { id }), kind, ...next };
    return parseContactPoint<ContactPointInput>(input, point?.value);
  };
  return (
    <EditInPlace
      label={label.toLowerCase()}
      text={text}
      values={values}
      check={(next) => {
        const { point: parsed, errors } = parse(next);
        const isDuplicate = points.some(
          (other) =>
            other.id !== point?.id &&
            other.kind === kind &&
            other.value.toLowerCase() === parsed.value.toLowerCase(),
        );
        return isDuplicate ? { value: duplicate } : errors;
      }}
      save={(next) => {
        const { point: parsed } = parse(next);
        return onChange(
          point === undefined
            ? [...points, parsed]
            : points.map((one) => (one.id === point.id ? parsed : one)),
        );
      }}
      error={error}
    >
      {(field) => (
        <>
          <TextField
            {...field('value')}
            label={label}
            type={kind === 'phone' ? 'tel' : 'email'}
            autoComplete="off"
          />
          <TextField {...field('label')} label="Label" optional list={listId} autoComplete="off" />
          <datalist id={listId}>
            {contactPointLabels.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <TextField
            {...field('name')}
            label="Whose, if someone else’s"
            optional
            autoComplete="off"
          />
          <TextField
            {...field('relationship')}
            label="Relationship"
            hint="For example daughter; calls for her"
            optional
            autoComplete="off"
          />
        </>
      )}
    </EditInPlace>
  );
}
