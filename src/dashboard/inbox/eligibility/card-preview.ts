/**
 * How a benefit card is shown: only what the server has checked to be a PDF goes into a frame, and only where the browser has a
 * viewer of its own (HTML, 'navigator.pdfViewerEnabled'); without one the frame would download it unasked.
 */
export function showingOf(
  type: string,
  hasViewer: boolean | undefined,
): 'picture' | 'viewer' | 'download' {
  if (type.startsWith('image/')) return 'picture';
  return type === 'application/pdf' && hasViewer === true ? 'viewer' : 'download';
}
