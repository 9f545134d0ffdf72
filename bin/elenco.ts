/**
 * Program for operators: `npx elenco <command>`. Exit codes: 0 success, 1 a check found a problem, 2 the
 * command could not be carried out.
 */
import { commands } from './parts/commands';
import type { Command } from './parts/commands/command';
import { run, StartError } from './parts/lifetime';

const NOT_CARRIED_OUT = 2;

await run(async (life) => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (['--help', '-h', 'help'].includes(name)) return console.log(help());
  const command: Command | undefined = commands[name];
  if (!command) throw new StartError(`There is no command "${name}".\n\n${help()}`);
  if (args.includes('--help')) return console.log(helpOf(name, command));
  const execute = await command.load();
  const isSound = await execute(args, life);
  if (!isSound) process.exitCode = 1;
  await life.end();
}, NOT_CARRIED_OUT);

function help(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`);
  return `Usage: npx elenco <command> [options]\n\n${lines.join('\n')}\n\nOptions of a command: npx elenco <command> --help`;
}

function helpOf(name: string, { usage, summary }: Command): string {
  return `Usage: npx elenco ${`${name} ${usage}`.trim()}\n\n${summary}`;
}
