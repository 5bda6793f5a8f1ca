import { useRef, useState } from 'react';
import { faultWords } from '../../api/error-messages';
import { sendPicture } from '../api';

/** Sending the picture that was chosen: whether it is on its way, and why it is not taken. Only the last one that was chosen counts: what is said here is of it. */
export function usePictureUpload() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const latest = useRef<File | null>(null);

  /** Gives back its address as soon as it is kept; rejects when it is not, and then `fault` says why. */
  const send = (file: File): Promise<string> => {
    latest.current = file;
    setFault(undefined);
    setBusy(true);
    const upload = sendPicture(file);
    const end = (problem: string | undefined) => {
      if (latest.current !== file) return;
      setFault(problem);
      setBusy(false);
    };
    upload.then(
      () => end(undefined),
      (error: unknown) => end(faultWords(error)),
    );
    return upload;
  };
  /** Wants none that is on its way any more. `problem`: why none is sent in its place. */
  const drop = (problem: string | null = null) => {
    latest.current = null;
    setFault(problem ?? undefined);
    setBusy(false);
  };
  /** Whether one that has arrived is still the one that is wanted. */
  const isWanted = (file: File) => latest.current === file;
  return { send, drop, isWanted, busy, fault };
}
