import type { ContentDraft } from './write';

/** Texts only: price and limits of each plan are settings, which the page adds. */
export const plans: readonly ContentDraft[] = [
  {
    kind: 'plan',
    slug: 'open',
    draft: {
      title: { pt: 'Open', en: 'Open' },
      subtitle: {
        pt: 'Para a primeira campanha, ou uma de vez em quando.',
        en: 'For your first campaign, or one every now and then.',
      },
      points: [
        { pt: 'Seleção feita pela nossa curadoria', en: 'Shortlist made by our curation team' },
        {
          pt: 'Contrato, pagamento e nota fiscal no mesmo lugar',
          en: 'Contract, payment and invoice in one place',
        },
        { pt: 'Valor guardado até a entrega', en: 'Money held until delivery' },
      ],
      action: { pt: 'Começar de graça', en: 'Start for free' },
    },
  },
  {
    kind: 'plan',
    slug: 'community',
    draft: {
      title: { pt: 'Community', en: 'Community' },
      subtitle: {
        pt: 'Para marcas que já sabem o que querem e têm um grupo próprio de creators.',
        en: 'For brands that know what they want and have their own group of creators.',
      },
      points: [
        {
          pt: 'Primeiros nomes em até 24 h, direto da curadoria',
          en: 'First names within 24 hours, straight from our curators',
        },
        { pt: 'Um especialista para as suas dúvidas', en: 'An expert to answer your questions' },
        {
          pt: 'Mural da comunidade e mensagens para o grupo',
          en: 'Community board and group messages',
        },
        { pt: 'Favoritos e listas em Excel e CSV', en: 'Favorites and lists as Excel and CSV' },
      ],
      action: { pt: 'Quero o Community', en: 'I want Community' },
    },
  },
  {
    kind: 'plan',
    slug: 'business',
    draft: {
      title: { pt: 'Business', en: 'Business' },
      subtitle: {
        pt: 'Para equipes que querem um especialista ao lado em cada campanha.',
        en: 'For teams that want an expert by their side in every campaign.',
      },
      points: [
        { pt: 'Tudo do Community, pelo mesmo preço', en: 'Everything in Community, at the same price' },
        {
          pt: 'Um especialista revisa o briefing e monta a seleção com você, em até 2 dias úteis',
          en: 'An expert reviews the briefing and builds the shortlist with you within 2 business days',
        },
        {
          pt: 'A mesma pessoa acompanha propostas e entregas',
          en: 'The same person follows your proposals and deliverables',
        },
      ],
      action: { pt: 'Quero o Business', en: 'I want Business' },
    },
  },
  {
    kind: 'plan',
    slug: 'enterprise',
    draft: {
      title: { pt: 'Enterprise', en: 'Enterprise' },
      subtitle: {
        pt: 'Para operações com regras próprias de compra e de aprovação.',
        en: 'For companies with their own procurement and approval rules.',
      },
      points: [
        { pt: 'Preço e condições combinados em contrato', en: 'Price and terms set by contract' },
        { pt: 'Pedidos de mais nomes sem limite', en: 'Unlimited requests for more names' },
        { pt: 'Pessoa dedicada à sua conta', en: 'A dedicated account manager' },
        {
          pt: 'Integração com os seus sistemas pela API',
          en: 'Integration with your systems through the API',
        },
      ],
      action: { pt: 'Falar com a gente', en: 'Talk to us' },
    },
  },
];
