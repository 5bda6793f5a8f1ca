/** Wraps a signature in an HTML document to open in a browser and copy from. */
export function wrapSignature(html: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><title>Email signature</title></head>',
    `<body>${html}</body>`,
    '</html>',
    '',
  ].join('\n');
}
