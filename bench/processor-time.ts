import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time; NaN where the system has no /proc. */
export interface ProcessorTime {
  /** Of the process with all of its threads. */
  own: number;
  /** Of the processes that it has started, ended or not. */
  children: number;
}

/** Hundredths of a second on every Linux that Node runs on (sysconf _SC_CLK_TCK). */
const TICKS = 100;

/** What a process and its children have taken so far. */
export function processorTimeOf(pid: number): ProcessorTime {
  const mine = timesOf(pid);
  const running = childrenOf(pid).map(timesOf);
  return {
    own: mine.own,
    children: running.reduce((sum, { own, children }) => sum + (own || 0) + (children || 0), mine.children),
  };
}

/** The kernel adds what a child took to its parent's account once it has ended (proc_pid_stat(5), fields 14 to 17). */
function timesOf(pid: number): ProcessorTime {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name, in brackets, and may hold anything.
    const [user, system, childUser, childSystem] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return { own: ((user ?? 0) + (system ?? 0)) / TICKS, children: ((childUser ?? 0) + (childSystem ?? 0)) / TICKS };
  } catch {
    return { own: Number.NaN, children: Number.NaN }; // no /proc here, or it has ended
  }
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
