export type TooltipSide = 'below' | 'above' | 'after' | 'before';

const controls = 'button, a[href], input, select, textarea, [role=combobox], [data-act]';
const [gap, height, padding, letterWidth, widest] = [6, 30, 24, 7, 240];
const samples = [0.02, 0.25, 0.5, 0.75, 0.98];

interface Box {
  left: number;
  top: number;
  width: number;
}

const boxesOf = (target: DOMRect, width: number): Record<TooltipSide, Box> => {
  const left = Math.max(0, Math.min(target.left + (target.width - width) / 2, window.innerWidth - width));
  const top = target.top + (target.height - height) / 2;
  return {
    below: { left, top: target.bottom + gap, width },
    above: { left, top: target.top - gap - height, width },
    after: { left: target.right + gap, top, width },
    before: { left: target.left - gap - width, top, width },
  };
};

const isInWindow = ({ left, top, width }: Box): boolean =>
  left >= 0 && top >= 0 && left + width <= window.innerWidth && top + height <= window.innerHeight;

/** Number of sampled points with a control. A few points instead of all boxes of the page, once per tooltip. */
const covered = ({ left, top, width }: Box): number =>
  samples.flatMap((share) =>
    [0.1, 0.9].filter((part) =>
      document.elementFromPoint(left + share * width, top + part * height)?.closest(controls),
    ),
  ).length;

/** Side of a button on which its tooltip covers no other control, or as little as possible. */
export const tooltipSide = (button: HTMLElement, text: string): TooltipSide => {
  const width = Math.min(widest, text.length * letterWidth + padding);
  const boxes = Object.entries(boxesOf(button.getBoundingClientRect(), width)) as [TooltipSide, Box][];
  let best: { side: TooltipSide; count: number } | null = null;
  for (const [side, box] of boxes) {
    if (!isInWindow(box)) continue;
    const count = covered(box);
    if (count === 0) return side;
    if (best === null || count < best.count) best = { side, count };
  }
  return best?.side ?? 'below';
};
