/**
 * How to show a benefit card. Only a PDF that the server has verified goes into a frame, and only if the browser has a
 * PDF viewer: without one, the frame would start a download.
 */
export function getPreviewKind(
  type: string,
  hasPdfViewer: boolean | undefined,
): 'image' | 'pdf' | 'download' {
  if (type.startsWith('image/')) return 'image';
  return type === 'application/pdf' && hasPdfViewer === true ? 'pdf' : 'download';
}
