import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

type ProcessTime = { pid: number; parent: number; seconds: number };

/** Linux counts in hundredths of a second (USER_HZ). */
const ticksPerSecond = 100;

/** CPU time of a process and its descendants, in seconds. Null if the system does not tell. */
export async function readCpuTime(pid: number): Promise<number | null> {
  const processes = (await readProc()) ?? (await readPs());
  if (processes === null) return null;
  const tree = new Set([pid]);
  // A child is always listed again after its parent has been added.
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { pid: child, parent } of processes) if (tree.has(parent)) tree.add(child);
  }
  return processes.reduce((sum, { pid: id, seconds }) => sum + (tree.has(id) ? seconds : 0), 0);
}

async function readProc(): Promise<ProcessTime[] | null> {
  const names = await readdir('/proc').catch(() => null);
  if (names === null) return null;
  const processes = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => parseStat(await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''))),
  );
  const found = processes.filter((process) => process !== null);
  return found.length === 0 ? null : found;
}

/** Fields of proc(5): the name, in parentheses, may contain spaces. Includes children that have ended. */
function parseStat(text: string): ProcessTime | null {
  const [head = '', tail = ''] = text.split(/\) (?=[A-Z] )/);
  const [, parent = '', ...fields] = tail.split(' ');
  if (tail === '') return null;
  const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
  return { pid: parseInt(head, 10), parent: Number(parent), seconds: ticks / ticksPerSecond };
}

/** macOS has no /proc. */
async function readPs(): Promise<ProcessTime[] | null> {
  const run = promisify(execFile);
  const listed = await run('ps', ['-A', '-o', 'pid=,ppid=,time=']).catch(() => null);
  if (listed === null) return null;
  return listed.stdout.split('\n').flatMap((line) => {
    const [pid, parent, time = ''] = line.trim().split(/\s+/);
    // '1-02:03:04', '02:03:04', or '3:04.56'
    const parts = time.split(/[-:]/).reverse().map(Number);
    const factors = [1, 60, 3_600, 86_400];
    const seconds = parts.reduce((sum, part, index) => sum + part * (factors[index] ?? 0), 0);
    return time === '' ? [] : [{ pid: Number(pid), parent: Number(parent), seconds }];
  });
}
