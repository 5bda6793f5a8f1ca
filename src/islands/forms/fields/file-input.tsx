import type { ChangeEvent, ReactNode } from 'react';
import { FileField } from '../../../ui/fields/file-field';
import { useFormState } from '../form-context';
import { useCheck, useControl } from './use-control';

/** An optional file, checked the moment it is chosen; what it may be stands in the form's `files`. */
export function FileInput({ name, ...rest }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const { files } = useFormState();
  const { onChange, ...control } = useControl(name);
  const check = useCheck(name);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    await onChange?.(event);
    await check();
  };
  const accept = files[name]?.accept.join(',');
  return <FileField {...rest} {...control} accept={accept} onChange={choose} />;
}
