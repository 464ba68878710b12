import { use, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { dayIn } from '../../../rules/days';
import { isDueTooEarly } from '../../../rules/due';
import { isPlaced } from '../../../rules/snag';
import type { RaiseForm_project$key } from '../../../__generated__/relay/RaiseForm_project.graphql';
import type { WhereCard_plan$key } from '../../../__generated__/relay/WhereCard_plan.graphql';
import { CoreContext, useReachability, useUserSession } from '../../app/context';
import { toProblem } from '../../domain/errors';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { useRaiseSnag, type RaiseSnagValues } from '../../app/events/useRaiseSnag';
import { readFilters } from '../../domain/filters';
import { focusRequest } from '../../app/requests';
import { useRememberPin } from '../../app/lastPin';
import { useNavigate, useRouter } from '../../router/useRouter';
import type { DraftContent } from '../../sync/outbox/draftContent';
import type { DraftView } from '../../app/useDraft';
import { writePin, type PinnedSpot } from '../../domain/pin';
import { useNow } from '../../domain/time';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { useFoot } from '../../ui/layout/foot';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { tooLong } from '../../parts/tooLong';
import { undoMs } from '../../parts/undo';
import { DraftNotices } from './DraftNotices';
import { DraftPhotos } from './DraftPhotos';
import { readLastChoice, writeLastChoice } from './lastChoice';
import { NoLocations } from './NoLocations';
import { PriorityRow } from './PriorityRow';
import { RaiseBar } from './RaiseBar';
import { RaisedActions } from './RaisedActions';
import styles from './RaiseSnag.module.css';
import { WhatFields } from './WhatFields';
import { WhereCard } from './WhereCard';
import { messages } from './messages';

interface RaiseFormProps {
  project: RaiseForm_project$key;
  code: string;
  draft: DraftView;
  /** The spot of the snag, if the form was opened from a plan. */
  spot: PinnedSpot | null;
  /** The plan of that spot. */
  plan: WhereCard_plan$key | null | undefined;
}

export function RaiseForm({ project, code, draft, spot, plan }: RaiseFormProps) {
  const data = useFragment(
    graphql`
      fragment RaiseForm_project on Project {
        timeZone
        trades {
          id
          archived
        }
        companies {
          id
        }
        locations {
          id
          archived
        }
        ...WhereCard_project
        ...WhatFields_project
        ...NoLocations_project
        ...PriorityRow_project
      }
    `,
    project,
  );
  const raise = useRaiseSnag();
  const move = useMoveSnag();
  const remember = useRememberPin(code);
  const navigate = useNavigate();
  const router = useRouter();
  const { kind } = useReachability();
  const { session } = use(CoreContext);
  const { person } = useUserSession();
  const today = dayIn(data.timeZone, useNow());
  const personId = person?.id ?? '';
  const [last] = useState(() => readLastChoice(personId, code));
  const [wrongCost, setWrongCost] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  // Null was cleared on purpose; only untouched fields are taken from the last snag.
  const isOffered = (id: string | null | undefined): boolean =>
    data.locations.some((location) => location.id === id && !location.archived);
  const guessed = [spot?.guessedId, last.locationId].find(isOffered) ?? null;
  const {
    tradeId: entered = data.trades.find(({ id, archived }) => id === last.tradeId && !archived)
      ?.id ?? null,
    locationId: chosen = guessed,
  } = draft.fields;
  const { companyId, ...others } = draft.fields;
  // A trade that was removed meanwhile is neither offered nor sent.
  const tradeId = data.trades.some(({ id }) => id === entered) ? entered : null;
  const locationId = data.locations.some(({ id }) => id === chosen) ? chosen : null;
  // An archived location that the draft still has is shown.
  const noLocations =
    !isPlaced(locationId, spot) && data.locations.every(({ archived }) => archived);
  const hasCompany =
    companyId !== undefined &&
    (companyId === null || data.companies.some(({ id }) => id === companyId));
  const fields = { ...others, tradeId, locationId, ...(hasCompany && { companyId }) };
  // A guessed location is not stored in the draft: at another spot it is guessed again.
  const change = ({ locationId: _guessed, ...entered }: RaiseSnagValues) => {
    const { locationId: chosen } = draft.fields;
    draft.setFields({ ...entered, ...(chosen !== undefined && { locationId: chosen }) });
  };
  const wrong = {
    nothing: draft.untouched ? messages.nothing : null,
    title: tooLong(fields.title ?? '', 'title'),
    description: tooLong(fields.description ?? '', 'text'),
    place: !isPlaced(fields.locationId, spot) ? messages.place : null,
    due: isDueTooEarly(fields.dueOn, today) ? messages.duePast : null,
    cost: wrongCost === null ? null : messages.costWrong,
  };

  /** At the same view, with the new pin. */
  const backToPlan = async ({ planCode }: PinnedSpot) => {
    if (router.history.location.state.fromPlan === true && router.history.canGoBack())
      router.history.back();
    else
      await navigate({
        to: '/p/$code/plans/$plan',
        params: { code, plan: planCode },
        search: readFilters,
        replace: true,
      });
  };
  const submit = async () => {
    if (busy) return;
    setTried(true);
    setRefused(null);
    if (Object.values(wrong).some((sentence) => sentence !== null)) return;
    setBusy(true);
    try {
      const begun = { at: draft.begunAt ?? Date.now(), ...(spot !== null && { spot }) };
      const raised = await raise({ ...fields, ...(spot !== null && { pin: spot.pin }) }, undoMs);
      const { snagId } = raised;
      // From now on Undo may put the draft back into the form, which is then opened again.
      draft.leave();
      writeLastChoice(personId, code, fields);
      // The person may have signed out meanwhile. Then nothing is announced, and the next person's
      // page stays as it is.
      const now = session.get();
      if (now.kind !== 'signedIn' || now.user.id !== person?.id) return;
      // The new snag's row or pin gets the focus.
      focusRequest.set({ to: spot === null ? 'row' : 'pin', key: snagId });
      if (spot !== null) remember({ snagId, reference: null, planCode: spot.planCode });
      const said =
        kind === 'offline' || kind === 'reconnecting'
          ? messages.raisedOffline
          : messages.raisedLive;
      announce(
        said,
        <RaisedActions
          code={code}
          raised={raised}
          begun={begun}
          makeVoid={() => move(snagId, 'VOID', { reason: 'RAISED_IN_ERROR' })}
        />,
      );
      if (spot === null) await navigate({ to: '/p/$code', params: { code } });
      else await backToPlan(spot);
    } catch (error) {
      setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  const head = useRef<HTMLDivElement>(null);
  const focusShutter = () =>
    head.current?.querySelector<HTMLElement>('[data-field="shutters"] button')?.focus();
  const switchTo = (to: DraftContent | null) => {
    setTried(false);
    setRefused(null);
    // The pressed button is removed together with its notice.
    focusShutter();
    if (to !== null)
      void navigate({
        to: '.',
        search: (before) => ({ ...readFilters(before), ...(to.spot && writePin(to.spot)) }),
        replace: true,
      });
  };
  const goBack = () =>
    spot === null
      ? navigate({ to: '/p/$code', params: { code }, search: readFilters })
      : backToPlan(spot);

  return (
    <div className={styles.form}>
      <RaiseBar onClose={() => void goBack()}>
        {!draft.untouched && !draft.restored && messages.draftSaved}
      </RaiseBar>
      <Form label={messages.title} onSubmit={() => void submit()}>
        <DraftNotices
          draft={draft}
          timeZone={data.timeZone}
          onSwitch={switchTo}
          onThrownAway={focusShutter}
        />
        {noLocations ? (
          <NoLocations project={data} code={code} />
        ) : (
          <WhereCard
            project={data}
            plan={plan}
            pin={spot?.pin ?? null}
            value={fields.locationId}
            onChange={(to) => draft.setFields({ ...fields, locationId: to })}
            recent={last.recent.filter(isOffered)}
            carriedOver={draft.fields.locationId === undefined && locationId === last.locationId}
            error={tried ? wrong.place : null}
          />
        )}
        <div ref={head}>
          <DraftPhotos
            draft={draft}
            error={tried ? wrong.nothing : null}
            onRemoved={focusShutter}
          />
        </div>
        <WhatFields
          project={data}
          fields={fields}
          onChange={change}
          carriedOver={draft.fields.tradeId === undefined && tradeId === last.tradeId}
          error={wrong.title}
        />
        <PriorityRow
          project={data}
          fields={fields}
          onChange={change}
          today={today}
          wrong={wrong}
          wrongCost={wrongCost}
          onWrongCost={setWrongCost}
        />
        <div ref={useFoot()} className={styles.submit}>
          <Notice kind="refused">{refused ?? (tried && noLocations && messages.noPlace)}</Notice>
          <Button type="submit" look="raise" size="big" wide busy={busy}>
            {busy ? messages.raising : messages.raise}
          </Button>
        </div>
      </Form>
    </div>
  );
}
