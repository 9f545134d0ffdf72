import { connect } from 'node:tls';

const TIMEOUT_MS = 2_000;

/**
 * Returns the expiry time of the TLS certificate that browsers receive. Null without HTTPS; `validTo` is null
 * if the host does not respond.
 */
export function certificateOf(baseUrl: string): Promise<{ host: string; validTo: string | null } | null> {
  const { protocol, hostname: host, port } = new URL(baseUrl);
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((settle) => {
    const servername = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
    // Accepts invalid certificates, since the expiry time of an expired certificate must be readable. The
    // connection sends no data.
    const socket = connect({ host, port: Number(port || 443), rejectUnauthorized: false, ...servername });
    const end = (validTo: string | null) => {
      socket.destroy();
      settle({ host, validTo });
    };
    socket.setTimeout(TIMEOUT_MS, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => {
      const validTo = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(validTo) ? null : new Date(validTo).toISOString());
    });
  });
}
