import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  unknownFailure,
  type RenderReply,
  type RenderRequest,
} from '../../../contract/publishing/overlay';

/** `message` is for the office, `detail` for engineers. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  constructor(
    message: string,
    readonly detail: string,
  ) {
    super(message);
  }
}

export type Renderer = {
  /** @returns the paths of pages that a full rendering had to correct */
  render(request: RenderRequest): Promise<string[]>;
  stop(): void;
};

type RendererOptions = {
  /** The folder with the site's sources and its build. */
  source: string;
  siteDir: string;
  siteUrl: string;
  overlayDir: string;
  /** The URL of this server's API. */
  api: string;
};

/** Below everything that serves visitors. */
const niceness = 10;

/** Milliseconds without a text read or a page rendered. A busy machine may be slow, but one that hangs does nothing at all. */
const maxSilence = 5 * 60_000;
const maxOutputLength = 8_000;

const stuckMessage = 'It stopped making progress. Try again.';

/** The built server has the renderer beside it; tests run it from its source. */
const isSource = import.meta.url.endsWith('.ts');
const rendererFile = fileURLToPath(
  new URL(isSource ? '../../../src/gatsby/renderer/main.ts' : './renderer.mjs', import.meta.url),
);

/** Runs the renderer (src/gatsby/renderer) in a process that starts with the first request and lives on for the next. */
export function createRenderer(options: RendererOptions): Renderer {
  let child: ChildProcess | null = null;
  let output = '';

  const start = (): ChildProcess => {
    const { source, siteDir, overlayDir, api } = options;
    const started = fork(rendererFile, [resolve(siteDir), resolve(overlayDir), api], {
      cwd: resolve(source),
      env: createEnvironment(options),
      execArgv: isSource ? ['--import', 'tsx'] : [],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    lowerPriority(started);
    output = '';
    const addOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-maxOutputLength);
    };
    started.stdout?.on('data', addOutput);
    started.stderr?.on('data', addOutput);
    const forget = () => {
      if (child === started) child = null;
    };
    // A process that could not start reports an error and never exits.
    started.once('exit', forget).once('error', forget);
    return started;
  };

  return {
    render: (request) =>
      new Promise((resolveRender, reject) => {
        const running = (child ??= start());
        let timer: NodeJS.Timeout | undefined;
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          running.off('message', receive).off('exit', fail).off('error', fail);
          settle();
        };
        const fail = (reason: unknown) => {
          finish(() => {
            reject(new RenderFailed(unknownFailure, `${output}\n${String(reason)}`.trim()));
          });
        };
        const waitForPage = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            running.kill('SIGKILL');
            finish(() => {
              reject(new RenderFailed(stuckMessage, output));
            });
          }, maxSilence);
        };
        const receive = (message: unknown) => {
          const reply = message as RenderReply;
          if (reply.kind === 'progress') waitForPage();
          else if (reply.kind === 'done') finish(() => resolveRender(reply.differing));
          else finish(() => reject(new RenderFailed(reply.message, reply.detail)));
        };
        running.on('message', receive).once('exit', fail).once('error', fail);
        waitForPage();
        running.send(request, (error) => {
          if (error !== null) fail(error);
        });
      }),
    stop: () => {
      child?.kill('SIGKILL');
      child = null;
    },
  };
}

/** Only what rendering needs of our environment, without its secrets. */
function createEnvironment({ source, siteUrl, overlayDir }: RendererOptions): NodeJS.ProcessEnv {
  const allowed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS'];
  const kept = Object.entries(process.env).filter(
    ([name]) => allowed.includes(name) || name.startsWith('GATSBY_'),
  );
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: 'production',
    SITE_URL: siteUrl,
    PUBLISHED_FOLDER: relative(resolve(source), join(resolve(overlayDir), 'published')),
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or we lack the permission.
  }
}
