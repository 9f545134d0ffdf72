import type { ContentDraft } from './write';

/**
 * Texts that describe the plans. They contain no prices and limits, which the page adds from the settings.
 */
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
          pt: 'Primeiros nomes em até 24 h depois da aprovação do briefing, direto da curadoria',
          en: 'First names within 24 hours of the briefing’s approval, straight from our curators',
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
        pt: 'Para equipes que preferem montar a seleção com um especialista a recebê-la em 24 horas.',
        en: 'For teams that would rather build the shortlist with an expert than receive it within 24 hours.',
      },
      points: [
        {
          pt: 'A seleção sai em até 2 dias úteis, montada por um especialista com você',
          en: 'The shortlist takes up to 2 business days: an expert builds it with you',
        },
        {
          pt: 'O mesmo especialista revisa o briefing antes da curadoria',
          en: 'The same expert reviews the briefing before curation',
        },
        {
          pt: 'A mesma pessoa acompanha propostas e entregas',
          en: 'The same person follows your proposals and deliverables',
        },
        {
          pt: 'Mural, mensagens, favoritos e listas, como no Community',
          en: 'Board, messages, favorites and lists, as in Community',
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
