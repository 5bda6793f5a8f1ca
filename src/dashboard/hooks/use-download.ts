import { useState } from 'react';
import type { CallArguments, FileCall } from '../../browser/api/calls';
import { saveFile } from '../../browser/files/save-file';
import { fetchStaffFile, type StaffOptions } from '../api/staff-client';
import { useAsyncAction } from './use-async-action';

/**
 * Downloads a file that only staff may see.
 * @param rename makes the file name from the server's
 */
export function useDownload(rename?: (name: string) => string) {
  const { run, isPending, error } = useAsyncAction();
  const [savedName, setSavedName] = useState<string | null>(null);
  const download = <Name extends FileCall>(
    call: Name,
    ...input: CallArguments<Name, StaffOptions>
  ) =>
    run(async () => {
      setSavedName(null);
      const file = await fetchStaffFile(call, ...input);
      const name = rename?.(file.name) ?? file.name;
      saveFile(new File([file], name, { type: file.type }));
      setSavedName(name);
    });
  return { download, isPending, savedName, error };
}
