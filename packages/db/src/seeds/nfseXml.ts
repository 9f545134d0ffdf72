import type { DocumentReading } from '@elenco/brazil';

/** Content of an NFS-e for a payout. */
export interface NfseContent {
  /** Access key, 50 characters. */
  readonly key: string;
  readonly issuerTaxId: string;
  readonly takerTaxId: string;
  readonly amountCents: number;
  /** Business date of the service. */
  readonly earnedOn: string;
}

/** Returns an NFS-e in the national layout, unsigned, with the elements that the invoice checks read. */
export const nfseXml = ({ key, issuerTaxId, takerTaxId, amountCents, earnedOn }: NfseContent): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.00"><infNFSe Id="NFS${key}">
<emit><CNPJ>${issuerTaxId}</CNPJ></emit>
<DPS><infDPS><tpAmb>1</tpAmb><dCompet>${earnedOn}</dCompet>
<prest><CNPJ>${issuerTaxId}</CNPJ></prest><toma><CNPJ>${takerTaxId}</CNPJ></toma>
<valores><vServPrest><vServ>${(amountCents / 100).toFixed(2)}</vServ></vServPrest></valores>
</infDPS></DPS></infNFSe></NFSe>
`;

/** Returns the values that an upload of `nfseXml` would read. */
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
