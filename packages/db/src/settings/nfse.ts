import { brand } from '@elenco/core/party';
import type { Environment } from './schema';

/** Who issues our own invoices; undefined: people do it by hand. */
export type NfseSettings = Readonly<{
  nfse:
    | Readonly<{
        url: string;
        certificate: string | null;
        municipality: string;
        taxId: string;
        service: string;
        simples: boolean;
        production: boolean;
      }>
    | undefined;
}>;

/** All or nothing: an address without what its declarations must say would have each of them rejected. */
export function nfseIn(data: Environment): NfseSettings & { problems: string[] } {
  const { NFSE_URL: url, NFSE_CERTIFICATE: certificate, NFSE_MUNICIPALITY, NFSE_SERVICE } = data;
  if (!url) return { nfse: undefined, problems: [] };
  const problems = [
    ...(NFSE_MUNICIPALITY ? [] : ['NFSE_MUNICIPALITY must be set when NFSE_URL is']),
    ...(NFSE_SERVICE ? [] : ['NFSE_SERVICE must be set when NFSE_URL is']),
    ...(url.startsWith('https:') && !certificate
      ? ['NFSE_CERTIFICATE must be set when NFSE_URL is https']
      : []),
  ];
  if (!NFSE_MUNICIPALITY || !NFSE_SERVICE || problems.length > 0) return { nfse: undefined, problems };
  return {
    problems,
    nfse: {
      url: url.replace(/\/+$/, ''),
      certificate: certificate ?? null,
      taxId: brand.legalDocument,
      municipality: NFSE_MUNICIPALITY,
      service: NFSE_SERVICE,
      simples: data.NFSE_SIMPLES === 'on',
      production: data.NODE_ENV === 'production',
    },
  };
}
