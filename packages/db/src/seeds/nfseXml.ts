import type { DocumentReading } from '@elenco/brazil';

/** Data from which an NFS-e for a payout is created. */
export interface NfseContent {
  /** Access key, 50 characters. */
  readonly key: string;
  readonly issuerTaxId: string;
  readonly takerTaxId: string;
  readonly amountCents: number;
  /** Business date of the service. */
  readonly earnedOn: string;
}

/** Returns an unsigned NFS-e in the national layout. It has all elements that the checks of invoices read. */
export const nfseXml = ({ key, issuerTaxId, takerTaxId, amountCents, earnedOn }: NfseContent): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.00"><infNFSe Id="NFS${key}">
<emit><CNPJ>${issuerTaxId}</CNPJ></emit>
<DPS><infDPS><tpAmb>1</tpAmb><dCompet>${earnedOn}</dCompet>
<prest><CNPJ>${issuerTaxId}</CNPJ></prest><toma><CNPJ>${takerTaxId}</CNPJ></toma>
<valores><vServPrest><vServ>${(amountCents / 100).toFixed(2)}</vServ></vServPrest></valores>
</infDPS></DPS></infNFSe></NFSe>
`;

/** Returns the values that the system would read when `nfseXml` is uploaded. */
export const nfseReading = (content: NfseContent): DocumentReading => ({
  kind: 'national',
  flaw: null,
  keys: [content.key],
  municipalNumber: null,
  issuers: [content.issuerTaxId],
  takers: [content.takerTaxId],
  amounts: [content.amountCents],
  months: [content.earnedOn.slice(0, 7)],
});
