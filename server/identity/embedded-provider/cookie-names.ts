/**
 * Names by which a browser itself sees to it that a cookie came over TLS, from this very host (`__Host-`, for the whole
 * site) or with a path of its own (`__Secure-`), so that a neighboring host cannot set one (RFC 6265bis 4.1.3). Without
 * TLS a browser would refuse them.
 */
export function cookieNames(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const [host, secure] = isSecure ? ['__Host-', '__Secure-'] : ['', ''];
  return {
    session: `${host}portal.session`,
    interaction: `${secure}portal.sign-in`,
    resume: `${secure}portal.resume`,
    known: `${secure}portal.known`,
  };
}
