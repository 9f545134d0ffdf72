import { page } from '../../../adapters/page.server';
import { partyContractPdf } from '../../../pay/contractPdf.server';

/** An accepted Elenco Pay contract as PDF, for its creator. */
export const loader = page('creator', partyContractPdf);
