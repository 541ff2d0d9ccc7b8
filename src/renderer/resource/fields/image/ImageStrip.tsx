import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { imageSource } from '../../../ui/imageSource.ts';
import { onDemand } from '../../../ui/lazyComponent.tsx';

const ImageViewer = onDemand(async () => (await import('./ImageViewer.tsx')).ImageViewer);

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: {
    display: 'block',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground3,
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  image: { display: 'block', width: '96px', height: '96px', objectFit: 'cover' },
});

export const ImageStrip = ({ images }: { images: readonly string[] }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [shown, setShown] = useState<number | null>(null);
  const count = images.length;
  return (
    <div className={styles.root}>
      {images.map((image, index) => {
        const number = index + 1;
        return (
          <button
            key={image}
            type="button"
            className={styles.button}
            aria-label={t`Show image ${number} of ${count}`}
            onClick={() => setShown(index)}
          >
            <img className={styles.image} src={imageSource(image)} alt="" loading="lazy" />
          </button>
        );
      })}
      {shown !== null && (
        <ImageViewer images={images} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </div>
  );
};
