import { type ContentDraft, platformPicture } from '../write';

export const invoice: ContentDraft = {
  kind: 'lesson',
  slug: 'invoice-as-mei',
  draft: {
    title: { pt: 'Nota fiscal: MEI, ME ou recibo', en: 'Invoices in Brazil: MEI, ME or receipt' },
    subtitle: {
      pt: 'Como emitir a nota certa na primeira vez, e por que nota errada atrasa o pagamento.',
      en: 'How to issue the right invoice the first time, and why a wrong one delays your money.',
    },
    path: 'in-order',
    minutes: 8,
    picture: platformPicture(
      'cast-1-nota',
      'Creator conferindo uma nota fiscal',
      'A creator checking an invoice',
    ),
    body: {
      pt: `Sem nota, o financeiro da marca não paga. Com nota errada, também não. Vamos acertar de primeira.

## Antes: em nome de quem você recebe?

- **Pessoa física.** Não há nota: a empresa que paga emite um recibo (RPA) e desconta INSS e imposto de renda.
- **MEI.** Imposto fixo por mês e limite de faturamento por ano, que é menor no ano em que você abre. Só vale para ocupações da lista oficial: confira no Portal do Empreendedor se a sua está lá.
- **Microempresa no Simples.** Para quem passa do limite ou tem uma atividade fora da lista. Precisa de contabilidade.

Na dúvida entre as três, uma hora com uma contadora ou um contador se paga no primeiro contrato.

## A nota, campo por campo

Quem é MEI emite pelo **Emissor Nacional da NFS-e** (gov.br/nfse), no site ou no aplicativo.

1. **Tomador**: o CNPJ que está no contrato. Não é o da agência, nem o da loja, se o contrato não disser.
2. **Competência**: o mês do serviço prestado.
3. **Código do serviço**: publicidade e propaganda, ou o que sua contabilidade indicar.
4. **Descrição**: nome do projeto, número e o que foi entregue.
5. **Valor**: o **bruto** do contrato. Os descontos aparecem depois.

## Os quatro erros que mais atrasam

- Valor líquido no lugar do bruto.
- Mês errado.
- Tomador errado.
- A mesma nota usada em dois projetos.

É exatamente isso que conferimos quando você envia a nota aqui: a resposta sai na hora, com o campo que precisa mudar.

## Depois

Guarde o XML. O pagamento cai na data marcada e o informe de rendimentos fica no seu extrato. Regras mudam: confirme limites e códigos com a sua contabilidade.`,
      en: `Without an invoice the brand's finance team does not pay. With a wrong one it does not either. Here is how to get it right the first time.

## First: how are you paid?

- **As an individual.** There is no invoice: the paying company issues a receipt (RPA) and withholds social security and income tax.
- **MEI**, the simplest kind of Brazilian company. A fixed tax each month and a yearly revenue limit, lower in the year you register. Only for occupations on the official list: check on the Portal do Empreendedor that yours is there.
- **A small company under Simples.** For those above the limit or with an activity outside the list. It needs an accountant.

If you are not sure which one fits, an hour with an accountant pays for itself with the first contract.

## The invoice, field by field

A MEI issues it with the **national NFS-e issuer** (gov.br/nfse), on its site or in its app.

1. **Recipient**: the CNPJ in the contract. Not the agency's or the store's, unless the contract says so.
2. **Period**: the month in which you did the work.
3. **Service code**: advertising, or what your accountant says.
4. **Description**: the project's name, its number and what was delivered.
5. **Amount**: the contract's **gross** amount. Deductions come later.

## The four mistakes that cause most delays

- The net amount instead of the gross one.
- The wrong month.
- The wrong recipient.
- One invoice used for two projects.

This is exactly what we check when you send the invoice here: you get the answer at once, with the field to correct.

## Afterwards

Keep the XML. The money arrives on the scheduled day, and your income statement is in your account. Rules change: confirm limits and codes with your accountant.`,
    },
  },
};
