import { storyAccounts, storyPassword } from '@elenco/db';

/** Prints who can sign in to the story and as whom. */
export function tellAccounts(): void {
  const width = Math.max(...storyAccounts.map(({ email }) => email.length));
  console.log(`\nAccounts (password ${storyPassword}):`);
  for (const { email, who } of storyAccounts) console.log(`  ${email.padEnd(width)}  ${who}`);
}
