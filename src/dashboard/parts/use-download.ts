import { useState } from 'react';
import { saveFile } from '../../lib/save-file';
import { faultWords } from './fault-words';
import { fetchStaffFile } from './staff-call';

/**
 * Has the browser save a file that only staff may see: whether it is under way, the name it was saved under, or why it was not.
 * @param nameOf the name to save it under, from the server's; left out: the server's
 */
export function useDownload(nameOf?: (name: string) => string) {
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const download = async (...of: Parameters<typeof fetchStaffFile>) => {
    if (busy) return;
    setBusy(true);
    setSaved(null);
    setFault(null);
    try {
      const file = await fetchStaffFile(...of);
      const name = nameOf?.(file.name) ?? file.name;
      saveFile(new File([file], name, { type: file.type }));
      setSaved(name);
    } catch (error) {
      setFault(faultWords(error));
    } finally {
      setBusy(false);
    }
  };
  return { download, busy, saved, fault };
}
