/** Keys of the texts that depend on the kind of payment document. */
export const documentWords = {
  invoice: { title: 'invoice.title', notYet: 'invoice.notYetText' },
  receipt: {
    title: 'receipt.title',
    notYet: 'receipt.notYetText',
    lead: 'receipt.lead',
    check: 'receipt.check',
    confirm: 'receipt.confirm',
    when: 'receipt.when',
    confirmed: 'receipt.confirmed',
  },
  confirmation: {
    title: 'confirmation.title',
    notYet: 'confirmation.notYetText',
    lead: 'confirmation.lead',
    check: 'confirmation.check',
    confirm: 'confirmation.confirm',
    when: 'confirmation.when',
    confirmed: 'confirmation.confirmed',
  },
} as const;
