import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, Network, Observable, type GraphQLResponse } from 'relay-runtime';
import { createStore } from '../../network/index';
import { Marks } from '../../src/screens/PlanView/Marks';
import type { Viewer } from '../../src/screens/PlanView/openViewer';
import type { PlanPin } from '../../src/screens/PlanView/pins';
import type { View } from '../../src/screens/PlanView/view';

const pin = (number: number, x: number): PlanPin => ({
  key: String(number),
  number,
  x,
  y: 0.05,
  status: 'OPEN',
  locationId: null,
});

let frame: HTMLElement;
afterEach(() => frame.remove());

/** A sheet in a window, as large as `zoom` says. */
function openMarks(pins: readonly PlanPin[]) {
  frame = document.body.appendChild(document.createElement('div'));
  frame.setAttribute('role', 'application');
  frame.tabIndex = 0;
  const layer = frame.appendChild(document.createElement('div'));
  const sized = (width: number, left: number): View => ({
    left,
    top: 0,
    width,
    height: width,
    boxWidth: 800,
    boxHeight: 800,
  });
  let view = sized(512, 0);
  const listeners = new Set<() => void>();
  const viewer: Viewer = {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    zoomBy: () => undefined,
    panBy: () => undefined,
    fit: () => undefined,
    retry: () => undefined,
    look: () => undefined,
    layer,
    onPress: () => () => undefined,
    close: () => undefined,
  };
  const environment = new Environment({
    network: Network.create(() => Observable.create<GraphQLResponse>(() => undefined)),
    store: createStore(),
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Marks
        viewer={viewer}
        code="SITE"
        pins={pins}
        lastKey={null}
        size={{ width: 8192, height: 8192 }}
        selected={null}
        coveredBelow={0}
        aiming={false}
        onOpen={() => undefined}
      />
    </RelayEnvironmentProvider>,
  );
  return {
    /** Wide as a whole, in px, with its left edge so far from the window's. */
    zoom: (width: number, left = 0) =>
      act(() => {
        view = sized(width, left);
        for (const listener of listeners) listener();
      }),
  };
}

test('the keyboard stays on the sheet when the mark it is on falls apart or becomes one with others', () => {
  const { zoom } = openMarks([pin(1, 0.1), pin(2, 0.12)]);
  act(() => screen.getByRole('button', { name: /^2 snags/ }).focus());
  zoom(4096);
  expect(document.activeElement).toHaveAccessibleName(/^SITE-[12], Open$/);
  zoom(512);
  expect(document.activeElement).toHaveAccessibleName(/^2 snags/);
});
