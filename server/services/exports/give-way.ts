import { setImmediate } from 'node:timers/promises';

const pauseEvery = 100;

/** Lets other requests through while many rows are sent: SQLite answers without waiting, so that they would wait for the whole export. */
export async function* giveWay<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count % pauseEvery === 0) await setImmediate();
    yield row;
  }
}
