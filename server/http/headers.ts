/** React Aria writes this one style sheet into the page on iOS (an open sheet does not scroll what is behind it): its hash, and nothing else's. */
const ariaStyle = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** The sender says what the host is called; what could begin another rule of the policy is no name. */
const isHost = /^[\w.:[\]-]+$/;

/** Headers on every page: nothing is loaded from elsewhere, nothing is framed, no script or style stands in the page. */
export function securityHeaders(host: string, reportsOrigin: string | null, secure: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${ariaStyle}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    // Some browsers do not count the websocket of the same host as 'self'.
    `connect-src 'self'${isHost.test(host) ? ` ws://${host} wss://${host}` : ''}${reportsOrigin === null ? '' : ` ${reportsOrigin}`}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
