import { useState } from 'react';
import { postFields, type PostField, type PostValues } from '../../../contract/post-words';

/**
 * What was written in a post and not saved when it was taken as somebody else has left it: put aside by field, until it is brought back or
 * let go of.
 * @param set writes in a field, as typing does
 */
export function useAside(set: (field: PostField, value: string) => void) {
  const [aside, setAside] = useState<Partial<PostValues> | null>(null);
  const endAside = (isBroughtBack: boolean) => {
    for (const field of isBroughtBack ? postFields : []) {
      const written = aside?.[field];
      if (written !== undefined) set(field, written);
    }
    setAside(null);
  };
  return { aside, setAside, endAside };
}
