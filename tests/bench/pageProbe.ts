export interface ScrollResult {
  /** Time between frames in milliseconds. */
  frames: number[];
  /** Frames in which part of the list showed no row. */
  gaps: number;
}

interface Probe {
  /** From each key press until the next frame was painted. */
  keys: number[];
  /** Milliseconds from the action until a DOM change makes it ready and is painted. */
  paintedAfter(action: () => void, isReady: () => boolean): Promise<number>;
  /** Like `paintedAfter`, measured from the last key. */
  paintedAfterLastKey(isReady: () => boolean): Promise<number>;
  scroll(pixelsPerFrame: number, frameCount: number): Promise<ScrollResult>;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/**
 * Runs in the page before its scripts. Detects changes with a MutationObserver. A frame ends when a message
 * posted from its animation callback arrives.
 */
export const installProbe = (): void => {
  let keyAt = 0;

  const afterPaint = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    });

  const becomes = (isReady: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isReady()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      if (isReady()) {
        observer.disconnect();
        resolve();
      }
    });

  const measure = async (start: number, isReady: () => boolean): Promise<number> => {
    await becomes(isReady);
    return (await afterPaint()) - start;
  };

  const probe: Probe = {
    keys: [],
    paintedAfter: (action, isReady) => {
      const start = performance.now();
      action();
      return measure(start, isReady);
    },
    paintedAfterLastKey: (isReady) => measure(keyAt, isReady),
    scroll: async (pixelsPerFrame, frameCount) => {
      const grid = document.querySelector('[role=grid]');
      if (!grid) throw new Error('There is no list to scroll');
      const { left, top, height } = grid.getBoundingClientRect();
      const showsRow = (part: number): boolean =>
        document.elementFromPoint(left + 200, top + height * part)?.closest('[data-row]') != null;
      const frames: number[] = [];
      let gaps = 0;
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => {
        if (![0.2, 0.5, 0.8].every(showsRow)) gaps += 1;
      };
      await new Promise<void>((resolve) => {
        let previous = Number.NaN;
        const step = (now: number): void => {
          if (!Number.isNaN(previous)) frames.push(now - previous);
          previous = now;
          grid.scrollTop += pixelsPerFrame;
          afterFrame.port2.postMessage(null);
          if (frames.length < frameCount) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      });
      return { frames, gaps };
    },
  };
  window.bench = probe;

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      keyAt = timeStamp;
      void afterPaint().then((painted) => probe.keys.push(painted - timeStamp));
    },
    { capture: true },
  );
};
