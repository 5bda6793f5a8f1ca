import { useEffect, useState } from 'react';
import { editorStylePath } from '../../../site/assets';

/**
 * Whether the editor's stylesheet is in the document, where it is put when the screen opens: an imported one would be written into the
 * HTML of every page of the site.
 */
export function useEditorStyle(): boolean {
  const [isThere, setThere] = useState(isLinked);
  useEffect(() => {
    if (isLinked()) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = editorStylePath;
    // Without its looks it still works.
    link.onload = link.onerror = () => setThere(true);
    document.head.append(link);
  }, []);
  return isThere;
}

function isLinked(): boolean {
  return document.querySelector(`link[href="${editorStylePath}"]`) !== null;
}
