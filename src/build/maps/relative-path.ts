const step = /([MLZ])(?:(-?[\d.]+),(-?[\d.]+))?/g;

/**
 * The same path in relative steps, which take half the bytes: 'M10,20L11.5,19L10,20Z' is 'M10 20l1.5-1-1.5 1z'. For paths of
 * M, L and Z with at most one digit after the point, as d3-geo writes them; steps are counted in tenths, so nothing drifts.
 */
export function relativePath(path: string): string {
  let [x, y] = [0, 0];
  let before = '';
  let text = '';
  for (const [, command = '', toX, toY] of path.matchAll(step)) {
    if (command === 'Z') {
      text += 'z';
    } else {
      const [nextX, nextY] = [Math.round(Number(toX) * 10), Math.round(Number(toY) * 10)];
      const isMove = command === 'M';
      if (isMove) text += 'M';
      else if (before !== 'L') text += 'l';
      text = append(text, isMove ? nextX : nextX - x);
      text = append(text, isMove ? nextY : nextY - y);
      [x, y] = [nextX, nextY];
    }
    before = command;
  }
  return text;
}

/** Adds a number of tenths; a minus parts it from the number before, else a space does. */
function append(text: string, tenths: number): string {
  const number = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  const needsSpace = /\d$/.test(text) && !number.startsWith('-');
  return `${text}${needsSpace ? ' ' : ''}${number}`;
}
