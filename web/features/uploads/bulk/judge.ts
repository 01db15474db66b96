import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { isText } from '../rejection.ts';

export const ACCEPT = '.csv,.xls,.xlsx,.zip';
const TYPES = ACCEPT.split(',');

/** The files of a choice that can be taken, and a sentence for each of the others. */
export function judge(files: readonly File[], largest: number): { taken: File[]; rejected: string[] } {
  const taken: File[] = [];
  const rejected: string[] = [];
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (isText(name)) rejected.push(bulk.rejected.text(file.name));
    else if (!TYPES.some((type) => name.endsWith(type))) rejected.push(bulk.rejected.type(file.name));
    else if (file.size === 0) rejected.push(bulk.rejected.empty(file.name));
    else if (file.size > largest) rejected.push(bulk.rejected.large(file.name, uploads.rejected.tooLarge(largest)));
    else taken.push(file);
  }
  return { taken, rejected };
}
