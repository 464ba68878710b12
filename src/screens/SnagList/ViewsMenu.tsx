import { useState, type RefObject } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type {
  RemoveViewInput,
  ViewsMenuRemoveMutation,
} from '../../../__generated__/relay/ViewsMenuRemoveMutation.graphql';
import { useViewer } from '../../app/context';
import { useSubmit } from '../../app/forms';
import { printRequest } from '../../app/requests';
import { toProblem } from '../../domain/errors';
import { usePutFilters, useSnagFilters } from '../../domain/filters';
import { useNavigate, useParams } from '../../router/useRouter';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { AnchoredMenu, type MenuPart } from '../../ui/overlays/AnchoredMenu';
import { Sheet } from '../../ui/overlays/Sheet';
import { searchOf, type SavedView } from '../../parts/savedView';
import { SaveViewSheet } from './SaveViewSheet';
import { useKeepViews } from './useKeepViews';
import { useSaveView } from './useSaveView';
import type { Views } from './useViews';
import { viewMessages as messages } from './viewMessages';

interface ViewsMenuProps {
  views: Views;
  anchor: RefObject<HTMLElement | null>;
  /** Begins the selection of snags; null where that is not offered. */
  onSelect: (() => void) | null;
  onClose: () => void;
}

/** The saved views, and actions on the current list and on the open view. */
export function ViewsMenu({ views, anchor, onSelect, onClose }: ViewsMenuProps) {
  const viewer = useViewer();
  const [filters] = useSnagFilters();
  const put = usePutFilters();
  const navigate = useNavigate();
  const { code = '' } = useParams();
  const save = useSaveView();
  /** The open sheet and its view, which is not the open view any more after its removal. */
  const [doing, setDoing] = useState<{
    what: 'save' | 'edit' | 'remove';
    view: SavedView | null;
  } | null>(null);
  const { open, projectId, mayShare } = views;

  const show = (view: SavedView | null) =>
    put(view === null ? {} : { ...view.filters, view: view.id });
  const saveChanges = async ({ id, name }: SavedView) => {
    try {
      const saved = await save({ projectId, id, search: searchOf(filters) });
      if (saved !== null) show(saved);
      announce(messages.saved(name));
    } catch (error) {
      announce(toProblem(error).sentence);
    }
  };
  const act = (id: string) => {
    if (id === 'save' || id === 'edit' || id === 'remove')
      return setDoing({ what: id, view: id === 'save' ? null : open });
    // With the filters of this list.
    if (id === 'report')
      void navigate({ to: '/p/$code/reports', params: { code }, search: filters });
    else if (id === 'table')
      void navigate({ to: '/p/$code/data', params: { code }, search: filters });
    else if (id === 'print') printRequest.set(true);
    else if (id === 'leave') show(null);
    else if (id === 'select') onSelect?.();
    else if (id === 'change' && open !== null) void saveChanges(open);
    else show(views.all.find((view) => view.id === id) ?? open);
    return onClose();
  };

  if (doing?.what === 'remove' && doing.view !== null) {
    return (
      <RemoveViewSheet
        view={doing.view}
        projectId={projectId}
        onRemoved={() => put({ ...filters, view: undefined })}
        onClose={onClose}
      />
    );
  }
  if (doing !== null) {
    return (
      <SaveViewSheet
        view={doing.view}
        projectId={projectId}
        mayShare={mayShare}
        search={searchOf(filters)}
        onSaved={show}
        onClose={onClose}
      />
    );
  }
  return (
    <AnchoredMenu
      label={messages.views}
      anchor={anchor}
      parts={partsOf(views, viewer.id, onSelect !== null)}
      onAction={act}
      onClose={onClose}
    />
  );
}

function partsOf(
  { all, open, changed, mayShare, mayReport }: Views,
  viewerId: string,
  selects: boolean,
): MenuPart[] {
  const entry = (view: SavedView, detail: string | undefined) => ({
    id: view.id,
    label: view.name,
    detail,
    chosen: view === open,
  });
  const own = all.filter(({ owner }) => owner.id === viewerId);
  const others = all.filter(({ owner }) => owner.id !== viewerId);
  const mine = open?.mayChange === true ? open : null;
  return [
    {
      title: messages.yours,
      entries: own.map((view) => entry(view, view.shared ? messages.yoursShared : undefined)),
    },
    {
      title: messages.shared,
      entries: others.map((view) => entry(view, messages.by(view.owner.name))),
    },
    {
      title: messages.actions,
      entries: [
        ...(selects ? [{ id: 'select', label: messages.select }] : []),
        ...(mayReport ? [{ id: 'report', label: messages.report }] : []),
        ...(mine !== null && changed
          ? [{ id: 'change', label: messages.saveChanges(mine.name) }]
          : []),
        { id: 'save', label: open === null ? messages.save : messages.saveAs },
        { id: 'table', label: messages.table },
        { id: 'print', label: messages.print },
        ...(mine === null
          ? []
          : [
              { id: 'edit', label: (mayShare ? messages.edit : messages.rename)(mine.name) },
              { id: 'remove', label: messages.remove(mine.name) },
            ]),
        ...(open === null ? [] : [{ id: 'leave', label: messages.leave(open.name) }]),
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}

interface RemoveViewSheetProps {
  view: SavedView;
  projectId: string;
  onRemoved: () => void;
  onClose: () => void;
}

/** Confirmation of the removal; tells who loses the view. */
function RemoveViewSheet({ view, projectId, onRemoved, onClose }: RemoveViewSheetProps) {
  const remove = useRemoveView();
  const { busy, problem, run } = useSubmit(() => {
    announce(messages.removed(view.name));
    onRemoved();
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={messages.removeTitle(view.name)}>
      <p>{view.shared ? messages.removeShared : messages.removeOwn}</p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button
          look="danger"
          busy={busy}
          onClick={() => run(() => remove({ projectId, id: view.id }))}
        >
          {busy ? messages.removing : messages.removeSure}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {messages.keep}
        </Button>
      </Actions>
    </Sheet>
  );
}

/** Removes a view. Rejects with the server's refusal. */
function useRemoveView(): (input: RemoveViewInput) => Promise<void> {
  const keepViews = useKeepViews();
  const [commit] = useMutation<ViewsMenuRemoveMutation>(graphql`
    mutation ViewsMenuRemoveMutation($input: RemoveViewInput!) {
      removeView(input: $input) {
        project {
          ...useViews_project
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      const onCompleted = (): void => {
        keepViews();
        resolve();
      };
      commit({ variables: { input }, onCompleted, onError: reject });
    });
}
