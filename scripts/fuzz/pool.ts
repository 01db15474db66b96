import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { permissions } from '#server/ingest/child/sandbox.ts';
import { DEFAULT_LIMITS } from '#server/ingest/limits.ts';
import type { IngestRequest } from '#server/ingest/result.ts';
import { ROOT } from '../source-files.ts';

export type Answer = { ended: 'answered'; complaint: string | null; verdict: string } | { ended: 'lost'; why: string };

/** A process that has read this many files has enough of them in its heap to blame the wrong one. */
const FILES_PER_PROCESS = 250;
const PAGE = 4096;

/** One long-lived process with the child's permissions for the whole of `folder`, started again whenever it is lost. */
export class Worker {
  private readonly folder: string;
  private child: ChildProcessWithoutNullStreams | null = null;
  private lines: Interface | null = null;
  private files = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** 'lost' where the process died, took too long or grew too large over this file. */
  async check(request: IngestRequest): Promise<Answer> {
    if (this.files >= FILES_PER_PROCESS) this.stop();
    const { child, lines } = this.running();
    this.files += 1;
    return await new Promise((resolve) => {
      const end = (answer: Answer) => {
        clearTimeout(clock);
        clearInterval(watch);
        lines.off('line', answered);
        child.off('close', closed);
        if (answer.ended === 'lost') this.stop();
        resolve(answer);
      };
      const answered = (line: string) => end({ ended: 'answered', ...JSON.parse(line) });
      const closed = () => end({ ended: 'lost', why: 'the process died' });
      const clock = setTimeout(() => end({ ended: 'lost', why: 'too slow' }), DEFAULT_LIMITS.milliseconds);
      const watch = setInterval(() => {
        if (residentBytes(child.pid) > DEFAULT_LIMITS.childBytes) end({ ended: 'lost', why: 'too large' });
      }, 100);
      lines.on('line', answered);
      child.on('close', closed);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
    this.files = 0;
  }

  private running() {
    if (this.child && this.lines) return { child: this.child, lines: this.lines };
    const allowed = permissions({ rawPath: this.folder, folder: this.folder } as IngestRequest); // reads these two fields
    const program = join(ROOT, 'scripts/fuzz');
    const args = [...allowed, `--allow-fs-read=${program}/*`, join(program, 'worker.ts')];
    const child = spawn(process.execPath, args, { env: { TZ: 'UTC', TMPDIR: join(this.folder, 'temporary') } });
    child.stderr.resume();
    child.stdin.on('error', () => {}); // a process that died is seen by 'close'
    this.child = child;
    this.lines = createInterface({ input: child.stdout });
    return { child, lines: this.lines };
  }
}

function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}
