/** iPhones store photos as HEIC. Most programs convert them when they are sent; without a license for its codec, the server can't. */
export const heicMessage =
  'We can’t read this kind of picture (HEIC). Open it on your phone or computer, take a screenshot of it, and choose the screenshot.';
