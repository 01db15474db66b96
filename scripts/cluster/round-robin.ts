import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface RoundRobin {
  close(): void;
}

const NOBODY = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** How often it is asked who is ready. */
const LOOK_MS = 250;
/**
 * Looks without a yes after which a process gets nothing new, as in deploy/kubernetes/api.yaml: one may be
 * slow without being gone.
 */
const FAILURES = 2;

/**
 * One address in front of several API processes, as a load balancer: connections in turn, to those
 * that say they are ready.
 */
export async function startRoundRobin(backends: () => readonly number[], port: number): Promise<RoundRobin> {
  const failures = new Map<number, number>();
  let turn = 0;
  let isClosed = false;
  const isReady = (port: number) => (failures.get(port) ?? FAILURES) < FAILURES;
  const look = async () => {
    await Promise.all(
      backends().map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
        await answer?.body?.cancel();
        failures.set(port, answer?.ok ? 0 : (failures.get(port) ?? FAILURES) + 1);
      }),
    );
    if (!isClosed) timer = setTimeout(look, LOOK_MS); // after the answers: a slow one must not overtake the next
  };
  let timer = setTimeout(look, 0);
  const sockets = new Set<Socket>();
  const server = createServer((outside) => {
    const ready = backends().filter(isReady);
    const backend = ready[turn++ % ready.length];
    // As a balancer does; the S3 server, too, wants an answer when it starts.
    if (backend === undefined) return void outside.end(NOBODY);
    const inside = connect(backend, '127.0.0.1');
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
