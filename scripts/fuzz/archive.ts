import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');

/** The parts of a sound zip archive. A plain reader of its own, so that mutation does not rest on what it tests. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const end = bytes.lastIndexOf(END_OF_DIRECTORY);
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const stored = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const isDeflated = bytes.readUInt16LE(at + 10) === 8;
    parts.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), isDeflated ? inflateRawSync(stored) : stored);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** A sound archive of these parts; a name may occur twice. */
export function zip(parts: Iterable<readonly [name: string, bytes: Buffer]>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const label = Buffer.from(name);
    const deflated = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeFacts(local.subarray(4), bytes, deflated, label);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    writeFacts(entry.subarray(6), bytes, deflated, label);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, label, deflated);
    directory.push(entry, label);
    offset += local.length + label.length + deflated.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  END_OF_DIRECTORY.copy(end);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

/** What a local header and a directory entry have in common, from 'version needed' on. */
function writeFacts(header: Buffer, bytes: Buffer, deflated: Buffer, label: Buffer): void {
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(deflated.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(label.length, 22);
}
