import { demoAccounts, demoPassword } from '@elenco/db';

/** Prints the demo data's accounts with their roles. */
export function printAccounts(): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(`\nAccounts (password ${demoPassword}):`);
  for (const { email, who } of demoAccounts) console.log(`  ${email.padEnd(width)}  ${who}`);
}
