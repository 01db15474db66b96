import type { FileHandle } from 'node:fs/promises';
import { REFUSALS, type Refusal, wrongFormat } from '../refusal.ts';

/** Names in the directory of an OLE2 container are UTF-16. */
const name = (text: string) => Buffer.from(text, 'utf16le');
const ENCRYPTED = [name('EncryptedPackage'), name('EncryptionInfo')];
const WORKBOOK = [name('Workbook\0'), name('Book\0')];
const CHUNK = 1024 * 1024;
const ENTRY = 128;

/** What an OLE2 container holds: an old workbook, an encrypted new one, or something else. */
export async function compoundFormat(file: FileHandle, size: number): Promise<'xls' | Refusal> {
  let isWorkbook = false;
  const chunk = Buffer.alloc(CHUNK);
  // Chunks overlap by a directory entry, so that a name on a border is seen.
  for (let position = 0; position < size; position += CHUNK - ENTRY) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK, position);
    const bytes = chunk.subarray(0, bytesRead);
    if (ENCRYPTED.some((entry) => bytes.includes(entry))) return REFUSALS.password;
    isWorkbook ||= WORKBOOK.some((entry) => bytes.includes(entry));
  }
  return isWorkbook ? 'xls' : wrongFormat('other-program');
}
