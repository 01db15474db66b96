import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port for a program of a test that has to be told one. Until it listens another may take it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // a TCP server has an AddressInfo
  probe.close();
  await once(probe, 'close');
  return port;
}
