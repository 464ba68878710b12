import { useState } from 'react';
import { i18n } from '@lingui/core';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { MoreScreenQuery } from '../../../__generated__/relay/MoreScreenQuery.graphql';
import { type PicturesHere, useUserSession, useViewer } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { chooseLanguage } from '../../device/language';
import { languageName } from '../../domain/languageName';
import { factList } from '../../domain/lists';
import { useTakenProjects } from '../../parts/TakenProjects';
import { TellDevice } from '../../parts/TellDevice';
import { useSignOut } from '../../parts/unsent/useSignOut';
import { Link } from '../../router/components';
import { readsReports } from '../../session/byLink';
import { isLanguage, languages } from '../../../rules/languages';
import { Avatar } from '../../ui/Avatar';
import { classes } from '../../ui/classes';
import { ArrowsIcon, ChartIcon, ReportIcon, SettingsIcon, TrayIcon } from '../../ui/icons';
import {
  AlongIcon,
  FolderIcon,
  KeyboardIcon,
  LanguageIcon,
  MoonIcon,
  SignOutIcon,
} from '../../ui/laterIcons';
import { useWide } from '../../ui/layout/useWide';
import { PaneBar } from '../../ui/layout/PaneBar';
import { fileSize } from '../../ui/messages/fileSize';
import { roleLabels } from '../../ui/messages/snagMessages';
import { RowFace, Section, SelectRow, rowClass } from '../../ui/Rows';
import { readTheme, setTheme, type Theme } from '../../ui/theme';
import { useTitle } from '../../ui/useTitle';
import { laterMessages } from './laterMessages';
import { LinkNotices } from './LinkNotices';
import { messages } from './messages';
import styles from './MoreScreen.module.css';
import { showShortcuts } from './Shortcuts';
import { Signal } from './Signal';
import { showKeepOffline } from './KeepOffline';

interface MoreProps {
  code: string;
  /** Of the project; the parts of the project that need it are not shown while it is not known. */
  project: NonNullable<MoreScreenQuery['response']['project']> | null;
}

/** `queryRef`: null where neither the server nor the device answers. */
export function MoreScreen({
  queryRef,
  code,
}: {
  queryRef: PreloadedQuery<MoreScreenQuery> | null;
  code: string;
}) {
  return queryRef === null ? (
    <MorePage code={code} project={null} />
  ) : (
    <Loaded queryRef={queryRef} code={code} />
  );
}

function Loaded({ queryRef, code }: { queryRef: PreloadedQuery<MoreScreenQuery>; code: string }) {
  const { project } = usePreloadedQuery<MoreScreenQuery>(moreQuery, queryRef);
  return <MorePage code={code} project={project ?? null} />;
}

/** The person, the other pages of the project, and what is of this device. */
function MorePage({ code, project }: MoreProps) {
  const viewer = useViewer();
  useTitle(messages.more);
  const who = factList(
    viewer.link
      ? [viewer.link.company]
      : project === null
        ? []
        : [roleLabels[project.membership.role], project.membership.company?.name].filter(
            (fact) => fact !== undefined,
          ),
  );
  const person = (
    <>
      <Avatar name={viewer.name} />
      <RowFace label={<bdi>{viewer.name}</bdi>} detail={who} next={!viewer.link} />
    </>
  );
  return (
    <div className={styles.page}>
      <PaneBar title={messages.more} className={styles.bar}>
        <span className={styles.signal}>
          <Signal code={code} place="bar" />
        </span>
      </PaneBar>
      <div className={styles.content}>
        <Section>
          {viewer.link ? (
            <div className={classes(rowClass, styles.person)}>{person}</div>
          ) : (
            <Link
              to="/p/$code/account"
              params={{ code }}
              className={classes(rowClass, styles.person)}
            >
              {person}
            </Link>
          )}
        </Section>
        <OfProject code={code} project={project} />
        {viewer.link && !viewer.link.client && (
          <Section>
            <LinkNotices code={code} />
          </Section>
        )}
        <OfDevice code={code} />
        <Leaving />
      </div>
    </div>
  );
}

/** The pages of the project that have no tab; on a desktop they are on the rail. */
function OfProject({ code, project }: MoreProps) {
  const viewer = useViewer();
  if (project === null) return null;
  const { open, toCheck, disputed, atLeast } = project.counts;
  const outstanding = `${open + toCheck + disputed}${atLeast ? '+' : ''}`;
  return (
    <div className={styles.onPhone}>
      <Section title={<bdi>{project.name}</bdi>}>
        <Link to="/p/$code/overview" params={{ code }} className={rowClass}>
          <RowFace
            icon={<ChartIcon />}
            label={messages.overview}
            value={laterMessages.outstanding(outstanding)}
            next
          />
        </Link>
        {readsReports(viewer) && (
          <Link to="/p/$code/reports" params={{ code }} className={rowClass}>
            <RowFace icon={<ReportIcon />} label={messages.reports} next />
          </Link>
        )}
        {!viewer.link && (
          <Link to="/p/$code/data" params={{ code }} className={rowClass}>
            <RowFace icon={<ArrowsIcon />} label={messages.data} next />
          </Link>
        )}
        {project.membership.may.archive && (
          <Link to="/p/$code/settings" params={{ code }} className={rowClass}>
            <RowFace icon={<SettingsIcon />} label={messages.settings} next />
          </Link>
        )}
      </Section>
    </div>
  );
}

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const tags = Object.keys(languages).filter(isLanguage);

function OfDevice({ code }: { code: string }) {
  const viewer = useViewer();
  const { offlineDownloads } = useUserSession();
  const { complete, waiting, sending, refused } = useOutbox();
  const [theme, choose] = useState(readTheme);
  const wide = useWide();
  const unsent = waiting + sending;
  const outbox = [
    unsent > 0 && messages.signal.badge(unsent),
    refused > 0 && messages.signal.refusedBadge(refused),
  ].filter((part) => part !== false);
  return (
    <Section title={wide ? laterMessages.computer : laterMessages.phone}>
      <Link to="/p/$code/outbox" params={{ code }} className={rowClass}>
        <RowFace
          icon={<TrayIcon />}
          label={laterMessages.outbox}
          value={outbox.length > 0 ? factList(outbox) : complete && laterMessages.allSent}
          next
        />
      </Link>
      <button type="button" className={rowClass} onClick={showKeepOffline}>
        <RowFace
          icon={<AlongIcon />}
          label={laterMessages.keepOffline}
          value={
            offlineDownloads?.possible === true && <Kept code={code} pictures={offlineDownloads} />
          }
          next
        />
      </button>
      <SelectRow
        icon={<MoonIcon />}
        label={laterMessages.theme}
        value={theme}
        onChange={({ target }) => {
          const chosen = themes.find((each) => each === target.value) ?? 'system';
          choose(chosen);
          setTheme(chosen);
        }}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {laterMessages.themes[each === 'system' && wide ? 'computer' : each]}
          </option>
        ))}
      </SelectRow>
      {viewer.link && (
        <SelectRow
          icon={<LanguageIcon />}
          label={laterMessages.language}
          value={i18n.locale}
          onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}
        >
          {tags.map((tag) => (
            <option key={tag} value={tag} lang={tag} dir="auto">
              {languageName(tag)}
            </option>
          ))}
        </SelectRow>
      )}
      <button type="button" className={classes(rowClass, styles.keys)} onClick={showShortcuts}>
        <RowFace icon={<KeyboardIcon />} label={laterMessages.keys} next />
      </button>
      {viewer.link && !viewer.link.client && (
        <div className={styles.tell}>
          <TellDevice alone />
        </div>
      )}
    </Section>
  );
}

/** How much of the project's plans and photos is kept on this device. */
function Kept({ code, pictures }: { code: string; pictures: PicturesHere }) {
  const kept = useTakenProjects(pictures)?.find((each) => each.code === code);
  return kept === undefined ? laterMessages.off : fileSize(kept.bytes);
}

function Leaving() {
  const viewer = useViewer();
  const { label, press, asking, busy, question } = useSignOut();
  return (
    <div className={styles.leaving}>
      <Section>
        {!viewer.link && (
          <Link to="/" className={rowClass}>
            <RowFace icon={<FolderIcon />} label={messages.allProjects} next />
          </Link>
        )}
        <button
          type="button"
          className={rowClass}
          aria-expanded={asking || undefined}
          aria-busy={busy || undefined}
          onClick={press}
        >
          <RowFace icon={<SignOutIcon />} label={label} />
        </button>
      </Section>
      {question}
    </div>
  );
}

const moreQuery = graphql`
  query MoreScreenQuery($code: String!) @preloadable {
    project(code: $code) {
      name
      counts: snagCounts(filter: {}) {
        open
        toCheck
        disputed
        atLeast
      }
      membership {
        role
        company {
          name
        }
        may {
          archive
        }
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
    }
  }
`;
