/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Characters that a file system of today's machines refuses in a name. */
const REFUSED = /[\\/:*?"<>|]+/g;

/** A title as the name of a file: 'Race/Ethnicity' is 'Race-Ethnicity'. */
export const fileNameOf = (title: string): string => title.replaceAll(REFUSED, '-');
