import { brand } from '../../people';

/**
 * Account for transfers in currencies without slip and PIX. Like them it is a simulation, and each screen says
 * so: no bank has this ISPB or BIC, so a transfer cannot be made by mistake.
 */
export const transferAccount = {
  beneficiary: brand.legalName,
  taxId: brand.legalDocument,
  bank: 'Banco de Demonstração S.A.',
  bic: 'ZZZZBRSPXXX',
  iban: 'BR0999999999000010000000001C1',
} as const;

/** Returns an IBAN in groups of four characters, as banks print it. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** True if neither slip nor PIX exists for a charge, so that it is paid by transfer. */
export const isByTransfer = ({
  pixCode,
  digitableLine,
}: {
  readonly pixCode: string | null;
  readonly digitableLine: string | null;
}): boolean => pixCode === null && digitableLine === null;
