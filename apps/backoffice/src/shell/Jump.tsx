import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { type Target, targetsFor } from './jumps';
import { useFound } from './useFound';

/** The palette: type where to go, Enter goes there. */
export function Jump({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const actor = useActor();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const found = useFound(text, words);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': words.t('shell.jump'), 'aria-labelledby': undefined } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Target, false, true>
        open
        autoHighlight
        disableClearable
        forcePopupIcon={false}
        options={[...targetsFor(text, actor, words), ...found]}
        filterOptions={(all) => all}
        getOptionLabel={(target) => target.label}
        getOptionKey={(target) => target.to}
        inputValue={text}
        onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
        onChange={(_, target) => {
          navigate(target.to);
          onClose();
        }}
        noOptionsText={words.t('kit.nothingFound')}
        sx={{ p: 1 }}
        slotProps={{
          popper: {
            disablePortal: true,
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
        }}
        renderInput={(params) => <TextField {...params} autoFocus label={words.t('shell.jumpHint')} />}
      />
    </Dialog>
  );
}
