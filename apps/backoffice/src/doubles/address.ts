/** Where two creators stand side by side: who stays, and who goes. */
export const compareAt = (kept: number, merged: number): string =>
  `/doubles/compare?kept=${kept}&merged=${merged}`;
