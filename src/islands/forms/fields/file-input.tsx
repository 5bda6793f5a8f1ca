import type { ReactNode } from 'react';
import { FileField } from '../../../ui/fields/file-field';
import { useFormState } from '../form-context';
import { useControl } from './use-control';

/** A file, checked as soon as it is chosen. */
export function FileInput({ name, ...rest }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const { files, validate } = useFormState();
  return (
    <FileField
      {...rest}
      {...useControl(name)}
      accept={files[name]?.accept.join(',')}
      onChange={() => void validate(name)}
    />
  );
}
