import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useWords } from '../kit/words';

/** Link to the upload of the bank's payment return. */
export function ReadReturnLink() {
  const words = useWords();
  return (
    <Button
      component={Link}
      to="/finance/payment-return"
      color="secondary"
      variant="outlined"
      startIcon={<UploadFile />}
    >
      {words.t('paymentFiles.readReturn')}
    </Button>
  );
}
