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

interface DocumentPictureProps {
  label: string;
  address: string | null;
}

/** Picture that fits its container. Buttons or the keys + − 0 and R zoom and rotate it. */
export const DocumentPicture = ({ label, address }: DocumentPictureProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [failures, setFailures] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const scale = (steps[zoom] ?? 1) * 100;
  const isOnSide = turns % 2 === 1;
  const stage = useRef<HTMLDivElement>(null);
  const zoomTo = (level: number): void => {
    flushSync(() => setZoom(Math.max(0, Math.min(steps.length - 1, level))));
    const element = stage.current;
    if (!element) return;
    // Keeps the center in view after zoom and rotation.
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomTo(zoom + 1);
    else if (event.key === '-') zoomTo(zoom - 1);
    else if (event.key === '0') zoomTo(0);
    else if (event.code === 'KeyR') setTurns((now) => now + 1);
    else return;
    event.preventDefault();
  };
  const isShown = address !== null && !isBroken;
  return (
    <figure className={styles.root} aria-label={label} onKeyDown={onKeyDown}>
      <figcaption className={styles.head}>
        <Text className={styles.label}>{label}</Text>
        {isShown && (
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
            <ToolButton
              label={t`Rotate`}
              shortcut="R"
              icon={<ArrowRotateClockwise20Regular />}
              onClick={() => setTurns((now) => now + 1)}
            />
          </>
        )}
      </figcaption>
      <div ref={stage} className={styles.stage} tabIndex={isShown ? 0 : -1}>
        {isShown ? (
          <div className={styles.sheet} style={{ width: `${scale}%`, height: `${scale}%` }}>
            <img
              key={failures}
              className={styles.image}
              style={{
                width: `${scale}${isOnSide ? 'cqh' : 'cqw'}`,
                height: `${scale}${isOnSide ? 'cqw' : 'cqh'}`,
                transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
              }}
              src={imageSource(address)}
              alt={label}
              onError={() => setBroken(true)}
            />
          </div>
        ) : (
          <div className={styles.none}>
            {isBroken ? <Trans>Could not load the image</Trans> : <Trans>Not provided</Trans>}
            {isBroken && (
              <Button
                size="small"
                icon={<ArrowClockwise16Regular />}
                onClick={() => {
                  setFailures((count) => count + 1);
                  setBroken(false);
                }}
              >
                <Trans>Retry</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </figure>
  );
};
