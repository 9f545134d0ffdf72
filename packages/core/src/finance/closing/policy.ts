import { nobody, staff } from '../../people';

export const monthClosingAccess = {
  read: staff('finance'),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: { reopen: staff('finance') },
} as const;

/** Who reads the books and closes their months. */
export const bookkeepers = staff('finance');
