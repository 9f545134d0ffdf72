import type { DpsRegime } from '@elenco/brazil';
import { brand } from '@elenco/core/people';
import type { Environment } from './schema';

/** Settings for issuing the platform's own invoices; undefined if finance issues them by hand. */
export type NfseSettings = Readonly<{
  nfse:
    | Readonly<{
        url: string;
        certificate: string | null;
        municipality: string;
        taxId: string;
        service: string;
        nbs: string;
        regime: DpsRegime;
        production: boolean;
      }>
    | undefined;
}>;

/**
 * Reads the settings for invoices from environment variables. Requires either all of them or none, because
 * the authority rejects declarations with missing fields.
 */
export function readNfseSettings(data: Environment): NfseSettings & { problems: string[] } {
  const { NFSE_URL: url, NFSE_CERTIFICATE: certificate, NFSE_MUNICIPALITY, NFSE_SERVICE, NFSE_NBS } = data;
  if (!url) return { nfse: undefined, problems: [] };
  const regime = regimeIn(data);
  const problems = [
    ...(NFSE_MUNICIPALITY ? [] : ['NFSE_MUNICIPALITY must be set when NFSE_URL is']),
    ...(NFSE_SERVICE ? [] : ['NFSE_SERVICE must be set when NFSE_URL is']),
    ...(NFSE_NBS ? [] : ['NFSE_NBS must be set when NFSE_URL is']),
    ...(typeof regime === 'string' ? [regime] : []),
    ...(url.startsWith('https:') && !certificate
      ? ['NFSE_CERTIFICATE must be set when NFSE_URL is https']
      : []),
  ];
  if (!NFSE_MUNICIPALITY || !NFSE_SERVICE || !NFSE_NBS || typeof regime === 'string' || problems.length > 0)
    return { nfse: undefined, problems };
  return {
    problems,
    nfse: {
      url: url.replace(/\/+$/, ''),
      certificate: certificate ?? null,
      taxId: brand.legalDocument,
      municipality: NFSE_MUNICIPALITY,
      service: NFSE_SERVICE,
      nbs: NFSE_NBS,
      regime,
      production: data.NODE_ENV === 'production',
    },
  };
}

/** Returns the platform's tax regime, or the problems of missing settings. */
function regimeIn({
  NFSE_SIMPLES,
  NFSE_TAXES,
  NFSE_OPERATION,
  NFSE_TAX_CLASS,
}: Environment): DpsRegime | string {
  const [first = 0, state = 0, municipal = 0] = NFSE_TAXES ?? [];
  if (NFSE_SIMPLES === 'on')
    return NFSE_TAXES?.length === 1
      ? { simples: true, taxes: first }
      : 'NFSE_TAXES must be one percentage when NFSE_SIMPLES is on';
  if (NFSE_TAXES?.length !== 3)
    return 'NFSE_TAXES must be three percentages (federal, state, municipal) when NFSE_SIMPLES is off';
  if (!NFSE_OPERATION) return 'NFSE_OPERATION must be set when NFSE_SIMPLES is off';
  return {
    simples: false,
    taxes: { federal: first, state, municipal },
    operation: NFSE_OPERATION,
    taxClass: NFSE_TAX_CLASS,
  };
}
