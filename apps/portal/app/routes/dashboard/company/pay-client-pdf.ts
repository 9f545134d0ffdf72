import { page } from '../../../adapters/page.server';
import { partyContractPdf } from '../../../pay/contractPdf.server';

/** An accepted Elenco Pay contract as PDF, for the brand that is its client. */
export const loader = page('company', partyContractPdf);
