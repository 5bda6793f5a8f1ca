import { randomBytes } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/** A version 7 UUID (RFC 9562). Ids of one process sort in creation order, which keeps messages of the same millisecond in order. */
export function newId(now: number = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    counter = randomBytes(2).readUInt16BE() & 0x07ff;
  } else if (counter < 0x0fff) {
    counter += 1;
  } else {
    lastTime += 1;
    counter = 0;
  }
  const time = lastTime.toString(16).padStart(12, '0');
  const tail = randomBytes(8);
  tail[0] = ((tail[0] ?? 0) & 0x3f) | 0x80;
  const hex = `${time}7${counter.toString(16).padStart(3, '0')}${tail.toString('hex')}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
