/**
 * Age of majority in years. A younger creator needs a guardian's consent and a court's permission (Lei
 * 15.211/2025).
 */
export const FULL_AGE = 18;

/** True if a person with this birth date is an adult. Dates are `YYYY-MM-DD`. */
export function isOfAge(birthDate: string, today: string): boolean {
  const [year, ...monthAndDay] = birthDate.split('-');
  return [Number(year) + FULL_AGE, ...monthAndDay].join('-') <= today;
}
