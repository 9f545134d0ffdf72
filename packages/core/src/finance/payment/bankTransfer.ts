import { brand } from '../../people';

/**
 * Account for transfers in currencies that have neither slip nor PIX. The account is simulated, and every
 * screen says so. No bank has this ISPB or BIC, so no user can transfer money by mistake.
 */
export const transferAccount = {
  beneficiary: brand.legalName,
  taxId: brand.legalDocument,
  bank: 'Banco de Demonstração S.A.',
  bic: 'ZZZZBRSPXXX',
  iban: 'BR0999999999000010000000001C1',
} as const;

/** Returns an IBAN in groups of four characters, as banks print it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** True if a charge has neither slip nor PIX, so that the brand pays it by transfer. */
export const isByTransfer = ({
  pixCode,
  digitableLine,
}: {
  readonly pixCode: string | null;
  readonly digitableLine: string | null;
}): boolean => pixCode === null && digitableLine === null;
