import { useState } from 'react';
import { saveFile } from '../../lib/files/save-file';
import { fetchStaffFile } from '../api/staff-client';
import { useAct } from './use-async-action';

/**
 * Has the browser save a file that only staff may see: whether it is under way, the name it was saved under, or why it was not.
 * @param nameOf the name to save it under, from the server's; left out: the server's
 */
export function useDownload(nameOf?: (name: string) => string) {
  const { act, busy, fault } = useAct();
  const [saved, setSaved] = useState<string | null>(null);
  const download = (...of: Parameters<typeof fetchStaffFile>) =>
    act(async () => {
      setSaved(null);
      const file = await fetchStaffFile(...of);
      const name = nameOf?.(file.name) ?? file.name;
      saveFile(new File([file], name, { type: file.type }));
      setSaved(name);
    });
  return { download, busy, saved, fault };
}
