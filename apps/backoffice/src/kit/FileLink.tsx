import AttachFile from '@mui/icons-material/AttachFile';
import Link from '@mui/material/Link';
import { api } from '../providers/data';
import { useWords } from './words';

/** Link to an uploaded file. The server checks whether the user may access the file. */
export function FileLink({ id }: { id: number }) {
  const words = useWords();
  return (
    <Link
      href={`${api}/files/${id}`}
      target="_blank"
      rel="noopener"
      title={`#${id}`}
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}
    >
      <AttachFile fontSize="inherit" aria-hidden />
      {words.t('kit.file')}
    </Link>
  );
}
