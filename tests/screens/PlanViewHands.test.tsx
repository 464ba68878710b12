import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import type { Viewer } from '../../src/screens/PlanView/openViewer';
import { useDragPin } from '../../src/screens/PlanView/useDragPin';
import { usePress } from '../../src/screens/PlanView/usePress';
import type { Spot, View } from '../../src/screens/PlanView/view';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const view: View = { left: 0, top: 0, width: 1000, height: 1000, boxWidth: 400, boxHeight: 400 };

/** A sheet that listens to hands, with the open pin on it, and what it told of them. */
function openSheet() {
  const layer = document.createElement('div');
  const pin = document.createElement('button');
  pin.dataset['mark'] = '7';
  pin.setPointerCapture = () => undefined;
  layer.append(pin);
  const dropped: Spot[] = [];
  const raised: Spot[] = [];
  const viewer: Viewer = {
    view: () => view,
    subscribe: () => () => undefined,
    zoomBy: () => undefined,
    panBy: () => undefined,
    fit: () => undefined,
    retry: () => undefined,
    look: () => undefined,
    layer,
    onPress: () => () => undefined,
    close: () => undefined,
  };
  function Sheet() {
    const stage = useRef<HTMLDivElement>(null);
    useDragPin(viewer, '7', true, async (at) => void dropped.push(at));
    usePress(stage, true, (at) => void raised.push(at));
    return (
      <div
        ref={(element) => {
          stage.current = element;
          element?.append(layer);
        }}
      />
    );
  }
  render(<Sheet />);
  const tell = (type: string, target: Element, x: number, buttons = 1, pointerType = 'touch') =>
    act(
      () =>
        void target.dispatchEvent(
          Object.assign(
            new MouseEvent(type, {
              bubbles: true,
              button: type === 'pointermove' ? -1 : 0,
              buttons,
              clientX: x,
              clientY: 0,
            }),
            { isPrimary: true, pointerId: 1, pointerType },
          ),
        ),
    );
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  return { layer, pin, dropped, raised, tell, wait };
}

test('a touch of half a second on a spot raises a snag there', () => {
  const { layer, raised, tell, wait } = openSheet();
  tell('pointerdown', layer, 100);
  wait(500);
  tell('pointerup', layer, 104, 0);
  expect(raised).toEqual([{ x: 100, y: 0 }]);
});

test('the end of a long touch clicks nothing in the form that opens there', () => {
  const { layer, tell, wait } = openSheet();
  const leave = () =>
    !layer.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }));
  tell('pointerdown', layer, 100);
  tell('pointerup', layer, 100, 0);
  expect(leave()).toBe(false);
  tell('pointerdown', layer, 100);
  wait(500);
  tell('pointerup', layer, 100, 0);
  // The form takes the place of the sheet at once.
  layer.remove();
  expect(leave()).toBe(true);
});
