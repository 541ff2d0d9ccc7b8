import {
  Dialog,
  DialogBody,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { ZoomIn20Regular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOut20Regular } from '@fluentui/react-icons/svg/zoom-out';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { imageSource } from '../../../ui/imageSource.ts';
import { ToolButton } from '../../../ui/ToolButton.tsx';

/** Point of the scrolled content, as fractions of its width and height. */
type Centre = readonly [x: number, y: number];

const centreOf = (stage: Element): Centre => [
  (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
  (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
];

const centreOn = (stage: Element, [x, y]: Centre): void => {
  stage.scrollLeft = x * stage.scrollWidth - stage.clientWidth / 2;
  stage.scrollTop = y * stage.scrollHeight - stage.clientHeight / 2;
};

const useStyles = makeStyles({
  surface: {
    width: 'min(92vw, 1200px)',
    maxWidth: 'none',
    height: '92vh',
    maxHeight: 'none',
    padding: '12px',
  },
  body: { height: '100%', gridTemplateRows: 'auto 1fr', maxHeight: 'none' },
  actions: { display: 'flex', alignItems: 'center', gap: '4px' },
  position: { minWidth: '48px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  stage: {
    gridArea: '2 / 1 / 2 / -1',
    display: 'flex',
    minHeight: 0,
    overflow: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  image: { margin: 'auto', objectFit: 'contain', flexShrink: 0 },
});

const steps = [1, 1.5, 2, 3, 4] as const;

/** Pixels that an arrow key with Shift moves a zoomed image. */
const moveBy = 80;
const moves: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-moveBy, 0],
  ArrowRight: [moveBy, 0],
  ArrowUp: [0, -moveBy],
  ArrowDown: [0, moveBy],
};

interface ImageViewerProps {
  images: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * Image viewer with zoom. Keys: + and − zoom, arrows show the previous or next image, Shift with arrows moves
 * a zoomed image, Esc closes.
 */
export const ImageViewer = ({ images, shown, onShow, onClose }: ImageViewerProps) => {
  const { t, i18n } = useLingui();
  const styles = useStyles();
  const [zoom, setZoom] = useState(0);
  const [number, count] = [shown + 1, images.length];
  const stage = useRef<HTMLDivElement>(null);
  const scale = steps[zoom] ?? 1;
  const percent = i18n.number(scale, { style: 'percent' });
  const go = (by: -1 | 1): void => {
    const next = shown + by;
    if (next < 0 || next >= count) return;
    setZoom(0);
    onShow(next);
  };
  const zoomBy = (by: -1 | 1): void => {
    const element = stage.current;
    const centre = element && centreOf(element);
    flushSync(() => setZoom((now) => Math.max(0, Math.min(steps.length - 1, now + by))));
    // Keep the same point in the centre.
    if (centre) centreOn(element, centre);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Browser shortcuts for zoom and history use these modifiers.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const move = event.shiftKey && Object.hasOwn(moves, key) ? moves[key] : undefined;
    if (move) stage.current?.scrollBy(...move);
    else if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') setZoom(0);
    else return;
    event.preventDefault();
  };
  const size = `${scale * 100}%`;
  const tool = (label: string, shortcut: string, icon: ReactElement, isOff: boolean, run: () => void) => (
    <ToolButton {...{ label, shortcut, icon }} disabledFocusable={isOff} onClick={run} />
  );
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface} aria-label={t`Images`} onKeyDown={onKeyDown}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <div className={styles.actions}>
                {tool(t`Previous image`, '←', <ChevronLeft20Regular />, shown === 0, () => go(-1))}
                {tool(t`Next image`, '→', <ChevronRight20Regular />, number === count, () => go(1))}
                {tool(t`Zoom out`, '-', <ZoomOut20Regular />, zoom === 0, () => zoomBy(-1))}
                <span className={styles.position} role="status">
                  {percent}
                </span>
                {tool(t`Zoom in`, '+', <ZoomIn20Regular />, zoom === steps.length - 1, () => zoomBy(1))}
                <ToolButton label={t`Close`} shortcut="Esc" icon={<Dismiss20Regular />} onClick={onClose} />
              </div>
            }
          >
            {t`Image ${number} of ${count}`}
          </DialogTitle>
          <div ref={stage} className={styles.stage}>
            <img
              className={styles.image}
              style={{ width: size, height: size }}
              src={imageSource(images[shown] ?? '')}
              alt={t`${number} of ${count}`}
            />
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
