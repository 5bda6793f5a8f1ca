/** A signature as a file that a browser opens, to be marked and copied from there. */
export function signatureDocument(html: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><title>E-mail signature</title></head>',
    `<body>${html}</body>`,
    '</html>',
    '',
  ].join('\n');
}
