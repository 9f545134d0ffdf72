/** All but the last two characters as dots, so that two values can still be told apart. */
export const masked = (value: string): string => '•'.repeat(Math.max(value.length - 2, 4)) + value.slice(-2);
