import { createMemoryHistory } from '@tanstack/history';
import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { UserSession } from '../../src/app/context';
import { createRouter } from '../../src/router/createRouter';
import { createLayers } from '../../src/shell/layers';
import { LayersContext, useLayer } from '../../src/ui/overlays/layers';

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

test('Back leads on as soon as an overlay that closed by itself is out of sight', async () => {
  const history = createMemoryHistory({ initialEntries: ['/list', '/snag'] });
  const context = {
    userSession: {} as UserSession,
    loadedLists: new Map<string, AbortSignal>(),
    entrySnag: { number: null },
  }; // no route here asks for it
  const layers = createLayers(createRouter({ routes: [], context, history, Missing: () => null }));
  const disk = new EventTarget();
  function Snag() {
    const [open, setOpen] = useState(true);
    useEffect(() => disk.addEventListener('saved', () => setOpen(false)), []);
    useLayer(open, () => setOpen(false));
    return open && <p>Drawing</p>;
  }
  render(
    <LayersContext value={layers}>
      <Snag />
    </LayersContext>,
  );
  await screen.findByText('Drawing');
  const left = new Promise<void>((resolve) => {
    // Runs before React has the time for effects.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      history.back();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  disk.dispatchEvent(new Event('saved'));
  await left;
  await waitFor(() => expect(history.location.href).toBe('/list'));
});
