import { isBusinessDay } from '@brazilian-utils/brazilian-utils/is-business-day';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  bankHolidays,
  businessDate,
  daysBetween,
  dueOn,
  isBankDay,
  isDay,
  nextBankDay,
  startOfDay,
} from './index';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the calendar of bank holidays', () => {
  it('contains Carnival Monday and Tuesday, Good Friday and Corpus Christi in 2027', () => {
    expect([...bankHolidays(2027)]).toEqual([
      '2027-01-01',
      '2027-02-08',
      '2027-02-09',
      '2027-03-26',
      '2027-03-28',
      '2027-04-21',
      '2027-05-01',
      '2027-05-27',
      '2027-09-07',
      '2027-10-12',
      '2027-11-02',
      '2027-11-15',
      '2027-11-20',
      '2027-12-25',
    ]);
  });
  it('contains 20 November in 2024 and later years only', () => {
    expect(isBankDay('2023-11-20')).toBe(true);
    expect(isBankDay('2024-11-20')).toBe(false);
  });
  it.each(['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is the same on a machine in the time zone %s',
    (name) => {
      process.env.TZ = name;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name);
      // Uses a year that no other test uses, because results are cached and this one must be computed in this
      // time zone.
      const year = 2060 + name.length;
      const carnival = addDays(easter(year), -48);
      expect(bankHolidays(year).has(carnival)).toBe(true);
      expect(bankHolidays(year).has(`${year}-09-07`)).toBe(true);
    },
  );
  it('equals a reference library’s calendar, except for Carnival Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2059 }), fc.integer({ min: 0, max: 364 }), (year, n) => {
        for (const offset of [-48, -47, -2, 60]) {
          expect(bankHolidays(year).has(addDays(easter(year), offset))).toBe(true);
        }
        const day = addDays(`${year}-01-01`, n);
        const [y = 0, m = 0, d = 0] = day.split('-').map(Number);
        const monday = day === addDays(easter(year), -48);
        expect(isBankDay(day)).toBe(isBusinessDay(new Date(y, m - 1, d)) && !monday);
      }),
    );
  });
  it('throws an error for 2100, a year outside the calendar', () =>
    expect(() => bankHolidays(2100)).toThrow(RangeError));
});

/** Returns Easter by Gauss's algorithm for the Gregorian calendar, independently of the library. */
function easter(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const m = (15 + century - Math.floor(century / 4) - Math.floor((13 + 8 * century) / 25)) % 30;
  const n = (4 + century - Math.floor(century / 4)) % 7;
  const d = (19 * a + m) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7;
  const early = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19);
  return addDays(`${year}-03-22`, d + e - (early ? 7 : 0));
}

describe('a due date', () => {
  it.each([
    ['2026-11-21', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2027-02-06', '2027-02-10'],
    ['2027-03-26', '2027-03-29'],
    ['2026-12-25', '2026-12-28'],
    ['2027-12-31', '2027-12-31'],
    ['2028-01-01', '2028-01-03'],
  ])('is moved from %s to the banking day %s', (day, open) => expect(nextBankDay(day)).toBe(open));
  it('is counted in calendar days and then moved forward to a banking day', () => {
    expect(dueOn('2026-11-21', 35)).toBe('2026-12-28');
    expect(dueOn('2026-11-23', 35)).toBe('2026-12-28');
    expect(dueOn('2027-01-04', 35)).toBe('2027-02-10');
  });
});

describe('a date', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00:00Z', ''])(
    'is not accepted if it is written as %s',
    (day) => {
      expect(isDay(day)).toBe(false);
      expect(() => addDays(day, 1)).toThrow(RangeError);
    },
  );
  it('can be moved by days across months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('1997-10-07', '2025-02-22')).toBe(10_000);
  });
});

describe('the business date of an instant', () => {
  it.each([
    ['2026-11-21T02:40:00.000Z', '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21'],
    ['2018-12-31T01:59:59.000Z', '2018-12-30'],
    ['2018-12-31T02:00:00.000Z', '2018-12-31'],
  ])('for %s is %s in São Paulo, even in years with daylight saving time', (instant, day) => {
    expect(businessDate(instant)).toBe(day);
    expect(businessDate(new Date(instant))).toBe(day);
  });

  it('begins exactly at midnight in São Paulo', () => {
    expect(startOfDay('2026-11-21')).toBe('2026-11-21T03:00:00.000Z');
    expect(businessDate(startOfDay('2026-11-21'))).toBe('2026-11-21');
    expect(businessDate(new Date(Date.parse(startOfDay('2026-11-21')) - 1))).toBe('2026-11-20');
  });
});
