const commands = /([MLZ])(?:(-?[\d.]+),(-?[\d.]+))?/g;

/**
 * Makes a path relative, which halves its size: 'M10,20L11.5,19L10,20Z' -> 'M10 20l1.5-1-1.5 1z'. For the M, L, and Z commands
 * with at most one decimal that d3-geo writes; calculates in tenths to avoid rounding drift.
 */
export function toRelativePath(path: string): string {
  let [x, y] = [0, 0];
  let previous = '';
  let result = '';
  for (const [, command = '', toX, toY] of path.matchAll(commands)) {
    if (command === 'Z') {
      result += 'z';
    } else {
      const [nextX, nextY] = [Math.round(Number(toX) * 10), Math.round(Number(toY) * 10)];
      const isMove = command === 'M';
      if (isMove) result += 'M';
      else if (previous !== 'L') result += 'l';
      result = append(result, isMove ? nextX : nextX - x);
      result = append(result, isMove ? nextY : nextY - y);
      [x, y] = [nextX, nextY];
    }
    previous = command;
  }
  return result;
}

/** Appends a number of tenths. A minus sign separates numbers like a space. */
function append(path: string, tenths: number): string {
  const number = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  const needsSpace = /\d$/.test(path) && !number.startsWith('-');
  return `${path}${needsSpace ? ' ' : ''}${number}`;
}
