import autocannon from 'autocannon';

const seconds = 3;

export type Target = { name: string; url: string; headers: Record<string, string> };

async function measureRate(
  { url, headers }: Pick<Target, 'url' | 'headers'>,
  clients: number,
): Promise<number> {
  const result = await autocannon({ url, headers, connections: clients, duration: seconds });
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0) {
    throw new Error(`${url} returned errors under load.`);
  }
  return result.requests.average;
}

/** Ratio to an empty route measured in turn with the targets, median of several rounds. */
export async function measureRatios(
  targets: readonly Target[],
  emptyUrl: string,
  { clients, rounds }: { clients: number; rounds: number },
): Promise<{ emptyRoute: number; ratios: number[] }> {
  const ratios = targets.map((): number[] => []);
  const emptyRates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const emptyRate = await measureRate({ url: emptyUrl, headers: {} }, clients);
    emptyRates.push(emptyRate);
    for (const [index, target] of targets.entries()) {
      ratios[index]?.push((await measureRate(target, clients)) / emptyRate);
    }
  }
  return { emptyRoute: median(emptyRates), ratios: ratios.map(median) };
}

export const median = (values: readonly number[]) => getPercentile(values, 0.5);

export function getPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}
