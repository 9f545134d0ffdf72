import { type BoardState, dropOf, dropsFrom, forwardDrop, workKeySuffix } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useActionData, useLocation } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refusals, refusalsOf } from '../forms/Refused';
import { PiecePicture } from '../pieces/PiecePicture';
import { usePieceStatus } from '../pieces/usePieceStatus';
import { ButtonLink, Field, Form, Row, SubmitButton } from '../ui';
import type { SquadData } from './load.server';
import styles from './squad.module.css';

/** The deliverable in the URL, with a form that moves it to another column. */
export function PieceCard({ data }: { data: SquadData }) {
  const { t } = useTranslation(['squad', 'options']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const answer = useActionData<Answer | undefined>();
  const { chosen, cast, squad, may } = data;
  /** The irrevocable move to confirm: its column, and the card that requested it. */
  const [asking, setAsking] = useState<{ readonly to: BoardState; readonly by: string }>();
  // The React key changes with each navigation, so that screen readers start at the heading when the card
  // shows a different deliverable.
  const opened = chosen ? `${chosen.piece.id} ${key}` : '';
  useEffect(() => {
    if (opened) heading.current?.focus();
  }, [opened]);
  const own = data.briefings.filter((one) => one.id === chosen?.piece.briefingId);
  const work = workKeySuffix(...own);
  const statusOf = usePieceStatus(...own);
  if (!chosen) return null;
  const { id, version, briefingId, creatorId, channel, format, ordinal, status, changeNote } = chosen.piece;
  const ways = dropsFrom(status);
  const error = answer?.intent === 'drop' ? answer : undefined;
  const wantsWords = ways.some((to) => {
    const way = dropOf(status, to);
    return 'move' in way && way.comment;
  });
  const binding = ways.flatMap((to) => irrevocableMove(status, to) ?? []);
  /** Returns the text key for an irrevocable move: a freelancer delivers work instead of publications. */
  const wordsOf = (move: 'approve' | 'verify') => `${move}${work}` as const;
  const name = cast[creatorId]?.name ?? '';
  const piece = `${t(`options:channels.${channel}`)}, ${t(`options:formats.${format}`)} ${ordinal}`;
  /** Opens the confirmation instead of sending a move that cannot be undone. */
  const confirmBinding = (event: FormEvent<HTMLFormElement>) => {
    const to = ways.find((one) => one === new FormData(event.currentTarget).get('to'));
    if (!to || !irrevocableMove(status, to)) return;
    event.preventDefault();
    setAsking({ to, by: opened });
  };
  const asked = asking?.by === opened ? asking.to : undefined;
  const asks = asked && irrevocableMove(status, asked);
  const first = ways.find((to) => to === chosen.to) ?? forwardDrop(status);
  const links = (
    <>
      <ButtonLink to={`${areaPath.company}/briefing/${briefingId}?view=content`} size="small">
        {t(`card.see${work}`)}
      </ButtonLink>
      <ButtonLink
        to={`${areaPath.company}/squad/${squad.id}`}
        size="small"
        variant="plain"
        preventScrollReset
      >
        {t('card.close')}
      </ButtonLink>
    </>
  );
  return (
    <section id="piece" className={styles.card} aria-labelledby="piece-title">
      <div className={styles.piece}>
        <PiecePicture src={chosen.picture} channel={channel} />
        <div>
          <h2 id="piece-title" ref={heading} tabIndex={-1}>
            {name}: {piece}
          </h2>
          <p className={styles.under}>
            {t('card.now')} {statusOf(status)}
            {changeNote && ` · “${changeNote}”`}
          </p>
        </div>
      </div>
      {error && <Refusals refusals={refusalsOf(error)} />}
      {may && ways.length > 0 ? (
        <Form key={`${id}-${version}`} className={styles.move} preventScrollReset onSubmit={confirmBinding}>
          <input type="hidden" name="intent" value="drop" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <fieldset className={styles.columns}>
            <legend>{t('card.to')}</legend>
            {ways.map((to) => (
              <label key={to}>
                <input type="radio" name="to" value={to} defaultChecked={to === first} /> {statusOf(to)}
              </label>
            ))}
          </fieldset>
          {wantsWords && (
            <Field
              name="comment"
              label={t('card.comment')}
              type="textarea"
              rows={2}
              maxLength={1000}
              optional
            />
          )}
          {binding.map((move) => (
            <p key={move} className={styles.under}>
              {t(`card.binds.${wordsOf(move)}`)}
            </p>
          ))}
          <Row>
            <SubmitButton size="small" variant="dark">
              {t('card.move')}
            </SubmitButton>
            {links}
          </Row>
        </Form>
      ) : (
        <>
          <p>
            {t(ways.length === 0 ? `card.stays.${status === 'verified' ? 'done' : 'creator'}` : 'card.look')}
          </p>
          <Row>{links}</Row>
        </>
      )}
      {may && asked && asks && (
        <MoveDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          intent="drop"
          fields={{ id, version, to: asked }}
          title={t(`card.ask.${wordsOf(asks)}`, { piece, name })}
          text={t(`card.binds.${wordsOf(asks)}`)}
          confirm={t(`card.confirm.${wordsOf(asks)}`)}
        />
      )}
    </section>
  );
}

/** Returns the move to a column if it cannot be undone; undefined otherwise. */
function irrevocableMove(
  from: Parameters<typeof dropOf>[0],
  to: BoardState,
): 'approve' | 'verify' | undefined {
  const way = dropOf(from, to);
  return 'move' in way && (way.move === 'approve' || way.move === 'verify') ? way.move : undefined;
}
