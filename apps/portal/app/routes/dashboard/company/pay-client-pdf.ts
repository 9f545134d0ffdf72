import { page } from '../../../adapters/page.server';
import { clientContractPdf } from '../../../pay/contractPdf.server';

/** An accepted contract of a creator, for the brand that is its client. */
export const loader = page('company', clientContractPdf);
