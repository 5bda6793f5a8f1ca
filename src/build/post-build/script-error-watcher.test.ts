import { expect, test } from 'vitest';
import { addScriptErrorWatcher, watcher } from './script-error-watcher';

const page =
  '<html><head><script>1</script></head><body><script src="/a.js"></script></body></html>';

test('adds one watcher before all scripts', () => {
  const html = addScriptErrorWatcher(addScriptErrorWatcher(page));
  expect(html.split(watcher)).toHaveLength(2);
  expect(html.indexOf(watcher)).toBeLessThan(html.indexOf('<script>1'));
});
