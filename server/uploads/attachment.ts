/** Characters that RFC 5987 allows unencoded in an extended parameter, among those encodeURIComponent leaves alone. */
const encode = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Content-Disposition of RFC 6266: an ASCII name for old clients, the true name beside it. No byte of the name can end the header. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encode(name)}`;
}
