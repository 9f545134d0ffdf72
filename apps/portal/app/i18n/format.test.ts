import { describe, expect, it } from 'vitest';
import { formats } from './format';

const pt = formats('pt');
const en = formats('en');
const now = new Date('2026-11-21T15:00:00.000Z');
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('the formatter of amounts', () => {
  it('converts minor units and formats them by language', () => {
    expect(plain(pt.money(495_998, 'BRL'))).toBe('R$ 4.959,98');
    expect(plain(en.money(495_998, 'BRL'))).toBe('R$4,959.98');
    expect(plain(pt.money(100, 'USD'))).toBe('US$ 1,00');
  });
});

describe('the formatter of dates', () => {
  it('includes the year in a short date unless it is the current year', () => {
    expect(pt.date('2026-12-12', 'short', now)).toBe('12 dez');
    expect(pt.date('2027-01-19', 'short', now)).toBe('19 jan 2027');
    expect(en.date('2026-12-12', 'short', now)).toBe('Dec 12');
    expect(en.date('2027-01-19', 'short', now)).toBe('Jan 19, 2027');
  });

  it('formats a long date', () => {
    expect(pt.date('2026-12-26', 'long')).toBe('26 de dezembro de 2026');
    expect(en.date('2026-12-26', 'long')).toBe('December 26, 2026');
  });

  it('keeps a business date on its day and shows an instant in São Paulo time', () => {
    expect(pt.date('2026-11-01', 'short', now)).toBe('1 nov');
    expect(pt.date('2026-11-01T02:30:00.000Z', 'short', now)).toBe('31 out');
  });

  it('shows the exact time for tooltips', () => {
    expect(pt.exact('2026-11-21T15:04:00.000Z')).toBe('21 de novembro de 2026 às 12:04');
    expect(pt.exact('2026-11-21')).toBe('21 de novembro de 2026');
  });
});

describe('the formatter of relative times', () => {
  it.each([
    ['2026-11-21T14:48:00.000Z', 'há 12 minutos', '12 minutes ago'],
    ['2026-11-21T11:00:00.000Z', 'há 4 horas', '4 hours ago'],
    ['2026-11-20T13:00:00.000Z', 'ontem', 'yesterday'],
    ['2026-11-23T15:00:00.000Z', 'depois de amanhã', 'in 2 days'],
    ['2026-11-23T04:00:00.000Z', 'depois de amanhã', 'in 2 days'],
    ['2026-11-08T15:00:00.000Z', 'há 13 dias', '13 days ago'],
    ['2026-11-07T14:00:00.000Z', 'há 2 semanas', '2 weeks ago'],
    ['2026-10-01T15:00:00.000Z', 'mês passado', 'last month'],
  ])('formats %s as %s', (value, portuguese, english) => {
    expect(pt.relative(value, now)).toBe(portuguese);
    expect(en.relative(value, now)).toBe(english);
  });

  it('counts calendar days in São Paulo to a business date, at any hour', () => {
    expect(pt.relative('2026-11-21', new Date('2026-11-22T02:59:00.000Z'))).toBe('hoje');
    expect(pt.relative('2026-11-22', new Date('2026-11-22T02:59:00.000Z'))).toBe('amanhã');
  });
});

describe('the formatter of numbers', () => {
  it('groups digits, abbreviates numbers, and formats rates and lists', () => {
    expect(pt.number(48_000)).toBe('48.000');
    expect(plain(pt.compact(48_000))).toBe('48 mil');
    expect(en.compact(48_000)).toBe('48K');
    expect(pt.rate(1_500)).toBe('15%');
    expect(pt.rate(1_750)).toBe('17,5%');
    expect(pt.list(['Reels', 'Stories', 'TikTok'])).toBe('Reels, Stories e TikTok');
    expect(pt.list(['Alcance e lembrança', 'Conversão'])).toBe('Alcance e lembrança; Conversão');
    expect(en.list(['Movies and TV', 'Comedy', 'Art'])).toBe('Movies and TV; Comedy; Art');
  });
});
