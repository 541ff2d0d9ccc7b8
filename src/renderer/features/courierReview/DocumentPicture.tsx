import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowRotateClockwise20Regular } from '@fluentui/react-icons/svg/arrow-rotate-clockwise';
import { ZoomIn20Regular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOut20Regular } from '@fluentui/react-icons/svg/zoom-out';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { imageSource } from '../../ui/imageSource.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, minHeight: 0, margin: 0 },
  head: { display: 'flex', alignItems: 'center', minHeight: '32px' },
  label: { flexGrow: 1, fontWeight: tokens.fontWeightSemibold },
  stage: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '128px',
    overflow: 'auto',
    // Container units size the picture, also when it is rotated.
    containerType: 'size',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  sheet: { position: 'relative', overflow: 'hidden' },
  image: { position: 'absolute', top: '50%', left: '50%', objectFit: 'contain' },
  none: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    height: '100%',
    color: tokens.colorNeutralForeground3,
  },
});

const steps = [1, 1.5, 2, 3, 4] as const;

/** Zoom and rotation of the picture, by buttons or by the keys + − 0 and R. */
const usePictureView = () => {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const zoomTo = (level: number): void => {
    flushSync(() => setZoom(Math.max(0, Math.min(steps.length - 1, level))));
    const element = stage.current;
    if (!element) return;
    // Keeps the center in view after zoom and rotation.
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  };
  const rotate = (): void => setTurns((now) => now + 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomTo(zoom + 1);
    else if (event.key === '-') zoomTo(zoom - 1);
    else if (event.key === '0') zoomTo(0);
    else if (event.code === 'KeyR') rotate();
    else return;
    event.preventDefault();
  };
  return { zoom, turns, stage, zoomTo, rotate, onKeyDown };
};

const PictureTools = ({ zoom, zoomTo, rotate }: ReturnType<typeof usePictureView>) => {
  const { t } = useLingui();
  return (
    <>
      <ToolButton
        label={t`Zoom out`}
        shortcut="-"
        icon={<ZoomOut20Regular />}
        disabledFocusable={zoom === 0}
        onClick={() => zoomTo(zoom - 1)}
      />
      <ToolButton
        label={t`Zoom in`}
        shortcut="+"
        icon={<ZoomIn20Regular />}
        disabledFocusable={zoom === steps.length - 1}
        onClick={() => zoomTo(zoom + 1)}
      />
      <ToolButton label={t`Rotate`} shortcut="R" icon={<ArrowRotateClockwise20Regular />} onClick={rotate} />
    </>
  );
};

interface PictureProps {
  source: string;
  label: string;
  zoom: number;
  turns: number;
  onBroken: () => void;
}

const Picture = ({ source, label, zoom, turns, onBroken }: PictureProps) => {
  const styles = useStyles();
  const scale = (steps[zoom] ?? 1) * 100;
  const isOnSide = turns % 2 === 1;
  return (
    <div className={styles.sheet} style={{ width: `${scale}%`, height: `${scale}%` }}>
      <img
        className={styles.image}
        style={{
          width: `${scale}${isOnSide ? 'cqh' : 'cqw'}`,
          height: `${scale}${isOnSide ? 'cqw' : 'cqh'}`,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
        src={source}
        alt={label}
        onError={onBroken}
      />
    </div>
  );
};

/** `onRetry` is set if the picture exists but could not be loaded. */
const NoPicture = ({ onRetry }: { onRetry: (() => void) | null }) => {
  const styles = useStyles();
  return (
    <div className={styles.none}>
      {onRetry ? <Trans>Could not load the image</Trans> : <Trans>Not provided</Trans>}
      {onRetry && (
        <Button size="small" icon={<ArrowClockwise16Regular />} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  );
};

interface DocumentPictureProps {
  label: string;
  address: string | null;
}

/** Picture that fits its container. */
export const DocumentPicture = ({ label, address }: DocumentPictureProps) => {
  const styles = useStyles();
  const view = usePictureView();
  const [isBroken, setBroken] = useState(false);
  const isShown = address !== null && !isBroken;
  return (
    <figure className={styles.root} aria-label={label} onKeyDown={view.onKeyDown}>
      <figcaption className={styles.head}>
        <Text className={styles.label}>{label}</Text>
        {isShown && <PictureTools {...view} />}
      </figcaption>
      <div ref={view.stage} className={styles.stage} tabIndex={isShown ? 0 : -1}>
        {isShown ? (
          <Picture
            source={imageSource(address)}
            label={label}
            zoom={view.zoom}
            turns={view.turns}
            onBroken={() => setBroken(true)}
          />
        ) : (
          <NoPicture onRetry={isBroken ? () => setBroken(false) : null} />
        )}
      </div>
    </figure>
  );
};
