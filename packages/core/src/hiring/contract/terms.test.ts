import { describe, expect, it } from 'vitest';
import { hashOf } from '../../kit';
import {
  aBriefing,
  aCompany,
  aCreator,
  aPayee,
  aSentProposal,
  aSetting,
  settingsWith,
  TODAY,
} from '../../testing';
import { blankParts } from '../briefing';
import { type Hiring, previewContract } from './terms';

const hiring = (given: Partial<Hiring> = {}): Hiring => ({
  company: aCompany(),
  creator: aCreator(),
  payee: aPayee(),
  briefing: aBriefing(),
  proposal: aSentProposal(),
  settings: settingsWith(),
  approvedOn: TODAY,
  ...given,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the text of a contract', () => {
  const text = plain(previewContract(hiring()).text);

  it('names the parties and masks the creator’s CPF', () => {
    expect(text).toContain('CONTRATANTE: Aurora Cosméticos Ltda., CNPJ 12.ABC.345/01DE-35');
    expect(text).toContain('CONTRATADA: Cecília Amaral, CPF ***.533.447-**');
    expect(text).not.toContain('39053344705');
  });

  it('lists the deliverables with their price', () => {
    expect(text).toContain('- 2 × reels, Instagram: R$ 2.000,00 por publicação');
  });

  it('states total, fee and the creator’s earnings', () => {
    expect(text).toContain('R$ 4.000,00 no total');
    expect(text).toContain('R$ 600,00 (15%)');
    expect(text).toContain('R$ 3.400,00 são devidos à CONTRATADA');
  });

  it('states the due date: 35 days after the approval or, if banks are closed then, the next bank day', () => {
    expect(text).toContain('vence em 28/12/2026');
  });

  it('takes the rounds of changes from the settings in force on the approval day', () => {
    expect(text).toContain('até 2 rodadas');
    const settings = settingsWith(aSetting({ key: 'change_rounds', value: 5, validFrom: TODAY }));
    expect(previewContract(hiring({ settings })).text).toContain('até 5 rodadas');
    const later = settingsWith(aSetting({ key: 'change_rounds', value: 5, validFrom: '2026-11-22' }));
    expect(plain(previewContract(hiring({ settings: later })).text)).toBe(text);
  });

  it('states the fine and interest at the rates in force on the due date', () => {
    expect(text).toContain('multa de 2%, uma vez, e juros de 1% ao mês, contados por dia');
    const fine = (validFrom: string) =>
      previewContract(
        hiring({ settings: settingsWith(aSetting({ key: 'late_fine_bp', value: 150, validFrom })) }),
      );
    expect(fine('2026-12-28').text).toContain('multa de 1,5%');
    expect(fine('2026-12-28').textEnglish).toContain('fine of 1.5% and interest of 1% per month');
    expect(plain(fine('2026-12-29').text)).toBe(text);
  });

  it('states no late fee if none is charged', () => {
    const none = (['late_fine_bp', 'late_interest_bp'] as const).map((key) => aSetting({ key, value: 0 }));
    expect(previewContract(hiring({ settings: settingsWith(...none) })).text).not.toContain('multa');
    const proposal = aSentProposal({ currency: 'USD' });
    expect(previewContract(hiring({ proposal })).text).not.toContain('multa');
  });

  it('takes the shares due after an early end from the settings in force on the approval day', () => {
    for (const line of [
      '- aprovada ou publicada: 100%',
      '- enviada para aprovação: 50%',
      '- ainda não enviada, depois do início do período: 25%',
      '- ainda não enviada, antes do início do período: 0%',
    ]) {
      expect(text).toContain(line);
    }
    const settings = settingsWith(aSetting({ key: 'ending_produced_bp', value: 6_000, validFrom: TODAY }));
    const other = previewContract(hiring({ settings }));
    expect(other.text).toContain('- enviada para aprovação: 60%');
    expect(other.textEnglish).toContain('- submitted for approval: 60%');
  });

  it('states the number of rounds of changes that the brief sets', () => {
    const briefing = aBriefing({ review: { ...blankParts.review, rounds: 4 } });
    expect(previewContract(hiring({ briefing })).text).toContain('até 4 rodadas');
  });

  it.each([
    [0, 'O preço não inclui rodada de alterações', 'The price includes no round of changes'],
    [1, 'O preço inclui até 1 rodada de alterações', 'The price includes up to 1 round of changes'],
  ])('states %i rounds of changes in the singular or plural', (rounds, portuguese, english) => {
    const briefing = aBriefing({ review: { ...blankParts.review, rounds } });
    const terms = previewContract(hiring({ briefing }));
    expect(terms.text).toContain(portuguese);
    expect(terms.textEnglish).toContain(english);
  });

  it('contains the rights, exclusivity and ad disclosure that the brief requires', () => {
    const briefing = aBriefing({
      rights: { ...blankParts.rights, uses: ['repost', 'exclusivity'], territory: 'brazil', days: 90 },
      exclusivity: { category: 'séruns', rivals: 'Boreal\nOutra', daysBefore: 7, daysAfter: 30 },
      contentRules: { ...blankParts.contentRules, disclosure: 'Publicidade Aurora' },
    });
    const { text } = previewContract(hiring({ briefing }));
    for (const part of [
      'por 90 dias, contados da publicação, no Brasil:\n- republicação nos canais da CONTRATANTE\n- exclusividade',
      'não faz publicidade na categoria séruns e para Boreal, Outra de 7 dias antes a 30 dias depois',
      'A identificação combinada no briefing é: Publicidade Aurora.',
      'para treinar modelos de inteligência artificial não é permitido',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('requires the ad disclosure to be visible without expanding the caption', () => {
    expect(text).toContain('#publi ou #publicidade à primeira vista');
  });

  it('is identical for identical terms, and has a different hash for different terms', () => {
    const [one, same] = [previewContract(hiring()), previewContract(hiring())];
    expect(same).toEqual(one);
    const other = previewContract(hiring({ proposal: aSentProposal({ totalCents: 400_001 }) }));
    expect(other.textHash).not.toBe(one.textHash);
  });

  it.each([
    ['CECILIA  AMARAL', false],
    ['Ceci', true],
  ])('includes the stage name %s only if it differs from the legal name: %s', (name, named) => {
    const { text, textEnglish } = previewContract(
      hiring({ creator: aCreator({ name }), payee: aPayee({ holder: 'Cecília Amaral' }) }),
    );
    expect(text.includes('que atua como')).toBe(named);
    expect(textEnglish.includes('who works as')).toBe(named);
  });

  it('states a company’s full CNPJ', () => {
    const payee = aPayee({ legalForm: 'company', taxId: '12ABC34501DE35', holder: 'Amaral Conteúdo Ltda.' });
    expect(previewContract(hiring({ payee })).text).toContain(
      'Amaral Conteúdo Ltda., CNPJ 12.ABC.345/01DE-35',
    );
  });
});

describe('the contract of a freelancer', () => {
  const work = (given: Partial<Hiring['briefing']> = {}) =>
    previewContract(hiring({ briefing: aBriefing({ kind: 'freelancer', ...given }) }));

  it('describes delivered work in both languages, and requires no ad disclosure', () => {
    const made = work({
      rights: { ...blankParts.rights, uses: ['exclusivity', 'repost'], days: 90, from: 'publication' },
      exclusivity: { ...blankParts.exclusivity, daysAfter: 30 },
    });
    for (const phrase of [
      'Realização e entrega de trabalho para o projeto',
      'R$ 2.000,00 por entrega',
      'Entregas: 2; canais: Instagram',
      'depois de conferidas as entregas',
      '- aprovada ou entregue: 100%',
      'por 90 dias, contados da entrega da versão final',
      '30 dias depois de cada entrega',
    ])
      expect(plain(made.text)).toContain(phrase);
    expect(made.text).not.toContain('Identificação publicitária');
    for (const phrase of ['Performance and delivery of work', 'per deliverable', 'once the deliverables are'])
      expect(made.textEnglish).toContain(phrase);
  });

  it.each([
    ['the default rights', {}],
    ['chosen uses', { rights: { ...blankParts.rights, uses: ['boost_own' as const], training: true } }],
  ])('does not mention publication with %s', (_, given) => {
    const made = work(given);
    expect(made.text).not.toMatch(/publica|publi\b|conteúdo/i);
    expect(made.textEnglish).not.toMatch(/publi(?:c|sh)|\bposts?\b|content/i);
    const numbers = (text: string) => text.match(/^\d+\. /gm);
    expect(numbers(made.textEnglish)).toEqual(numbers(made.text));
    expect(numbers(made.text)).toHaveLength((numbers(previewContract(hiring()).text)?.length ?? 0) - 1);
  });
});

it('hashes the text of a contract with SHA-256', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

describe('the English translation of a contract', () => {
  it('contains every clause, amount and date and does not change the hash', () => {
    const made = previewContract(hiring());
    const clauses = (text: string) => text.match(/^\d+\. /gm);
    expect(clauses(made.textEnglish)).toEqual(clauses(made.text));
    for (const phrase of ['R$4,000.00 in total', 'R$600.00 (15%)', 'due on December 28, 2026']) {
      expect(plain(made.textEnglish)).toContain(phrase);
    }
    expect(made.textHash).toBe(hashOf(made.text));
    expect(made.textEnglish).toContain('the SHA-256 code of the Portuguese text');
  });

  it('contains the rights, exclusivity and ad disclosure that the brief requires', () => {
    const briefing = aBriefing({
      rights: { ...aBriefing().rights, uses: ['boost_own', 'exclusivity'], territory: 'brazil', days: 90 },
      exclusivity: { category: 'skincare', rivals: 'Rival A\nRival B', daysBefore: 1, daysAfter: 30 },
      contentRules: { ...aBriefing().contentRules, disclosure: '#parceria' },
    });
    const { textEnglish } = previewContract(hiring({ briefing }));
    expect(textEnglish).toContain('for 90 days from publication, in Brazil:');
    expect(textEnglish).toContain(
      'in the category skincare and for Rival A, Rival B from 1 day before to 30 days after each publication',
    );
    expect(textEnglish).toContain('The disclosure agreed in the briefing is: #parceria.');
  });
});
