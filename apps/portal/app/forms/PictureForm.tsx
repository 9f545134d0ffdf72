import { getFormProps } from '@conform-to/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Answer } from '../adapters/form.server';
import { Card, FileDrop, Form, Stack, SubmitButton } from '../ui';
import { Refused } from './Refused';
import { useAnswer } from './useAnswer';

interface Props {
  readonly id: string;
  readonly answer: Answer | undefined;
  /** Renders the chosen picture that is not saved yet, given its URL; for null, the current picture. */
  readonly children: (chosen: string | null) => ReactNode;
  readonly intents: { readonly save: string; readonly remove: string };
  readonly words: Readonly<Record<'choose' | 'hint' | 'save' | 'remove', string>>;
  readonly removable: boolean;
  /** Value of the `accept` attribute; every kind of picture by default. */
  readonly accept?: string;
}

const any = 'image/jpeg,image/png,image/gif,image/webp';

/** Form that uploads or removes a picture of a user or company. */
export function PictureForm({ id, answer, children, intents, words, removable, accept = any }: Props) {
  const [form, fields] = useAnswer<{ file: string }>(answer, { id });
  const [chosen, choose] = useChosenPicture();
  return (
    <Card>
      <Stack>
        {children(chosen)}
        <Form {...getFormProps(form)} encType="multipart/form-data" preventScrollReset>
          <Stack>
            <Refused form={form} />
            <FileDrop
              meta={fields.file}
              label={words.choose}
              hint={words.hint}
              accept={accept}
              onChoose={choose}
            />
            <div>
              <SubmitButton name="intent" value={intents.save} variant="dark">
                {words.save}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
        {removable && (
          <Form>
            <SubmitButton name="intent" value={intents.remove} variant="quiet" size="small">
              {words.remove}
            </SubmitButton>
          </Form>
        )}
      </Stack>
    </Card>
  );
}

/** Returns the object URL of the chosen picture, and the function that sets it. */
function useChosenPicture() {
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return [address, (files: readonly File[]) => setFile(files[0])] as const;
}
