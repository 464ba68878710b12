/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { LinkView_plan$key } from '../../../__generated__/relay/LinkView_plan.graphql';
import type {
  LinkViewQuery,
  LinkViewQuery$data,
} from '../../../__generated__/relay/LinkViewQuery.graphql';
import type {
  EditPlanInput,
  LinkViewEditMutation,
} from '../../../__generated__/relay/LinkViewEditMutation.graphql';
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { toProblem } from '../../domain/errors';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Choice } from '../../ui/fields/Choice';
import { SelectField } from '../../ui/fields/SelectField';
import { Notice } from '../../ui/Notice';
import styles from './AlignView.module.css';
import { LinkRow } from './LinkRow';
import { linkMessages as messages } from './linkMessages';
import { SheetStage } from './SheetStage';
import { tilesOf } from './sheetTiles';
import { atSpot } from './useLaid';
import type { PlanLink } from './usePlanLinks';
import type { Spot } from './view';

interface LinkViewProps {
  plan: LinkView_plan$key;
  code: string;
  /** Its links on the sheet that was the current one when this was opened. */
  marks: readonly PlanLink[];
  onClose: () => void;
}

type OtherPlans = NonNullable<LinkViewQuery$data['project']>['plans'];

/** Adds and removes the marks on a plan that open a place of another one. */
export function LinkView({ plan, code, marks, onClose }: LinkViewProps) {
  const data = useFragment(
    graphql`
      fragment LinkView_plan on Plan {
        id
        code
        current {
          id
          widthPx
          heightPx
          tiles {
            url
            size
            overlap
          }
        }
        links {
          key
          x
          y
          toCode
        }
      }
    `,
    plan,
  );
  const [sheet] = useState(data.current);
  const { others, failed, again } = useOtherPlans(code, data.id);
  const [toId, setToId] = useState<string | null>(null);
  const to = others?.find(({ id }) => id === toId) ?? others?.[0];
  const [here, setHere] = useState<Spot | null>(null);
  const [there, setThere] = useState<Spot | null>(null);
  const [side, setSide] = useState<'here' | 'there'>('here');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const edit = useEditLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is removed, so the focus would be lost.
  useEffect(() => heading.current?.focus(), []);

  /** Whether it was done. */
  const send = async (
    change: Pick<EditPlanInput, 'addLink' | 'removeLink'>,
    said: string,
  ): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await edit(data.id, change);
      announce(said);
      return true;
    } catch (error) {
      setProblem(toProblem(error).sentence);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = async () => {
    if (here === null || there === null || to === undefined) return;
    const addLink = {
      revisionId: sheet.id,
      ...here,
      toRevisionId: to.current.id,
      toX: there.x,
      toY: there.y,
    };
    if (!(await send({ addLink }, messages.added(to.code)))) return;
    setHere(null);
    setThere(null);
    setSide('here');
  };
  const remove = async (removeLink: string, toCode: string) => {
    // The pressed button is removed, so the focus would be lost.
    if (await send({ removeLink }, messages.removed(toCode))) heading.current?.focus();
  };
  /** Its mark and its place in the list have the same. */
  const numberOf = (key: string) => data.links.findIndex((link) => link.key === key) + 1;
  const point = (at: Spot | null) =>
    at !== null && <span className={styles.point} {...atSpot(at)} />;

  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title(data.code)}
        </h1>
        <p>{others?.length === 0 ? messages.noOther : messages.how}</p>
        {to !== undefined && (
          <div className={styles.fields}>
            <SelectField
              label={messages.to}
              value={to.id}
              onChange={({ target }) => {
                setToId(target.value);
                setThere(null);
              }}
            >
              {others?.map(({ id, code: other, name }) => (
                <option key={id} value={id}>
                  {`${other} ${name}`}
                </option>
              ))}
            </SelectField>
            <div className={styles.sides}>
              <Choice
                label={messages.side}
                options={[
                  { value: 'here', label: data.code },
                  { value: 'there', label: to.code },
                ]}
                value={side}
                onChange={setSide}
              />
            </div>
          </div>
        )}
      </header>
      <div className={styles.sheets}>
        <section
          className={classes(styles.one, side === 'here' && styles.shown)}
          aria-label={messages.here(data.code)}
        >
          <h2 className={styles.name}>{messages.here(data.code)}</h2>
          <SheetStage
            viewKey={`link ${sheet.id}`}
            title={data.code}
            keys={messages.keys}
            tiles={tilesOf(sheet)}
            onSet={(at) => {
              setHere(at);
              if (there === null) setSide('there');
            }}
          >
            {marks.map((link) => (
              <span key={link.key} className={classes(styles.point, styles.link)} {...atSpot(link)}>
                {numberOf(link.key)}
              </span>
            ))}
            {point(here)}
          </SheetStage>
        </section>
        {to !== undefined && (
          <section
            key={to.id}
            className={classes(styles.one, side === 'there' && styles.shown)}
            aria-label={messages.there(to.code)}
          >
            <h2 className={styles.name}>{messages.there(to.code)}</h2>
            <SheetStage
              viewKey={`link ${to.current.id}`}
              title={to.code}
              keys={messages.keys}
              tiles={tilesOf(to.current)}
              onSet={setThere}
            >
              {point(there)}
            </SheetStage>
          </section>
        )}
      </div>
      <footer className={styles.foot}>
        <Notice kind="refused">{problem}</Notice>
        <Notice kind="refused" action={<Button onClick={again}>{messages.again}</Button>}>
          {failed && messages.failed}
        </Notice>
        {data.links.length > 0 && (
          <ul className={styles.links}>
            {data.links.map(({ key, toCode }) => (
              <LinkRow
                key={key}
                number={numberOf(key)}
                toCode={toCode}
                busy={busy}
                onRemove={() => void remove(key, toCode)}
              />
            ))}
          </ul>
        )}
        <Button size="big" look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
        <Button
          size="big"
          look="ink"
          busy={busy}
          disabled={here === null || there === null}
          onClick={() => void add()}
        >
          {busy ? messages.adding : messages.add}
        </Button>
      </footer>
    </div>
  );
}

interface Others {
  /** Null until they are loaded. */
  readonly others: OtherPlans | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The other plans of the project that are drawn. */
function useOtherPlans(code: string, planId: string): Others {
  const environment = useRelayEnvironment();
  const [plans, setPlans] = useState<OtherPlans | null>(null);
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const request = fetchQuery<LinkViewQuery>(
      environment,
      graphql`
        query LinkViewQuery($code: String!) {
          project(code: $code) {
            plans {
              id
              code
              name
              current {
                id
                state
                widthPx
                heightPx
                tiles {
                  url
                  size
                  overlap
                }
              }
            }
          }
        }
      `,
      { code },
    ).subscribe({
      next: ({ project }) => setPlans(project?.plans ?? []),
      error: () => setFailed(true),
    });
    return () => request.unsubscribe();
  }, [environment, code, times]);
  return {
    others: plans?.filter(({ id, current }) => id !== planId && current.state === 'READY') ?? null,
    failed: failed && plans === null,
    again() {
      setFailed(false);
      setTimes(times + 1);
    },
  };
}

/** Adds or removes a link. Rejects with the server's refusal. */
function useEditLinks() {
  const send = useMutate<LinkViewEditMutation>(graphql`
    mutation LinkViewEditMutation($input: EditPlanInput!) {
      editPlan(input: $input) {
        plan {
          id
          ...usePlanLinks_plan
          ...LinkView_plan
        }
      }
    }
  `);
  const once = useOnce(useStamp());
  return (planId: string, change: Pick<EditPlanInput, 'addLink' | 'removeLink'>) =>
    once({ planId, ...change }, send);
}
