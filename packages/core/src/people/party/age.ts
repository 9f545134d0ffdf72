/** Below it a creator needs a guardian's consent and a court's leave (Lei 15.211/2025). */
export const FULL_AGE = 18;

/** Whether somebody born on a day has come of age by another. Days as `YYYY-MM-DD`. */
export function isOfAge(birthDate: string, today: string): boolean {
  const [year, ...monthAndDay] = birthDate.split('-');
  return [Number(year) + FULL_AGE, ...monthAndDay].join('-') <= today;
}
