import { demoAccounts, demoPassword } from '@elenco/db';

/** Prints who can sign in to the demo data and as whom. */
export function printAccounts(): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(`\nAccounts (password ${demoPassword}):`);
  for (const { email, who } of demoAccounts) console.log(`  ${email.padEnd(width)}  ${who}`);
}
