import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { downloadTextAs } from '../kit/downloadText';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

type Content = { readonly name: string; readonly content: string };

/** Button that downloads the payment file, whose bytes never change. Every download is logged. */
export function DownloadButton({ id }: { id: number }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const take = useMutation({
    mutationFn: async () => (await data.run('payment-files.open', { id })) as Content,
    onSuccess: ({ name, content }) => downloadTextAs(name, content),
    onError: (error) => notify(error.message, { type: 'error' }),
    gcTime: 0,
  });
  return (
    <Button
      variant="contained"
      startIcon={<Download />}
      disabled={take.isPending}
      onClick={() => take.mutate()}
    >
      {words.t('paymentFiles.download')}
    </Button>
  );
}
