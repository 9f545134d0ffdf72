import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useLocaleState, useLocales, useLogout, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { screenOfOtherDuty, sortTargets, type Target, targetsFor } from './jumps';
import { searched, useFound } from './useFound';

/** The command palette: the user types a target, and Enter opens it. */
export function Jump({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const actor = useActor();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const found = useFound(text, words);
  const acts = useActs();
  const elsewhere = screenOfOtherDuty(text, actor, words);
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
        options={sortTargets(text, targetsFor(text, actor, words, acts), found, searched)}
        filterOptions={(all) => all}
        getOptionLabel={(target) => target.label}
        getOptionKey={(target) => ('to' in target ? target.to : target.label)}
        inputValue={text}
        onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
        // The list of targets is always open and handles the Escape key itself, so the dialog does not
        // receive the key.
        onClose={(_, reason) => reason === 'escape' && onClose()}
        onChange={(_, target) => {
          onClose();
          if ('to' in target) navigate(target.to);
          else target.act();
        }}
        noOptionsText={
          elsewhere ? words.t('shell.otherDuty', { name: elsewhere }) : words.t('kit.nothingFound')
        }
        sx={{ p: 1 }}
        slotProps={{
          popper: {
            disablePortal: true,
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
        }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            autoFocus
            placeholder={words.t('shell.jumpHint')}
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, 'aria-label': words.t('shell.jumpHint') },
            }}
          />
        )}
      />
    </Dialog>
  );
}

/** Actions of the palette that do not navigate. */
function useActs(): Target[] {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const logout = useLogout();
  return [
    { label: translate('ra.action.toggle_theme'), act: () => setTheme(theme === 'dark' ? 'light' : 'dark') },
    ...locales
      .filter((each) => each.locale !== locale)
      .map((each) => ({ label: each.name, act: () => void setLocale(each.locale) })),
    { label: translate('ra.auth.logout'), act: () => void logout() },
  ];
}
