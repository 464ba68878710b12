import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The photo that was opened over the screen, by its id. */
    photo?: string;
  }
}

interface ViewerEntry {
  /** The photo that was opened; null while none is. */
  readonly opened: string | null;
  open(photoId: string): void;
  close(): void;
}

/** A photo over the screen is a step in the browser's history, so that the phone's Back button closes it. */
export function useViewerEntry(): ViewerEntry {
  const opened = useLocation({ select: ({ state }) => state.photo ?? null });
  const navigate = useNavigate();
  const { history } = useRouter();
  return {
    opened,
    open: (photo) => void navigate({ to: '.', search: true, state: { photo }, resetScroll: false }),
    close() {
      // Two wishes to close are one.
      if (history.location.state.photo !== undefined) history.back();
    },
  };
}
