import type { Page } from '../../core/db/pagination';

const pageRows = 2_000;

/**
 * Reads a list page by page while an export is sent. A record that moves in the list meanwhile may be exported twice or not at all.
 */
export async function* readPages<Row>(
  readPage: (page: Page) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += pageRows) {
    const rows = await readPage({ limit: pageRows, offset });
    yield* rows;
    if (rows.length < pageRows) return;
  }
}
