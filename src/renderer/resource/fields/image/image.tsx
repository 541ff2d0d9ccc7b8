import { msg, plural } from '@lingui/core/macro';
import { imageSource } from '../../../ui/imageSource.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { defineFieldType, type InputProps } from '../fieldType.ts';
import { ImageStrip } from './ImageStrip.tsx';

const pictures = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : [];

/** Field type for several read-only images: a count in lists, thumbnails in forms. */
export const images = defineFieldType(() => ({
  text: (value, { i18n }) => {
    const count = pictures(value).length;
    return i18n._(
      count === 0 ? msg`No images` : msg({ message: plural(count, { one: '# image', other: '# images' }) }),
    );
  },
  none: msg`No images`,
  show: (value, text, { isCell }) =>
    isCell || pictures(value).length === 0 ? text : <ImageStrip images={pictures(value)} />,
  width: 96,
  sortedBy: null,
  exportAs: null,
  filter: null,
  input: null,
  formLayout: 'wide',
}));

/** Field type for one image, stored as its address in the bucket. */
export const image = defineFieldType(() => ({
  text: (value) => (typeof value === 'string' ? value : ''),
  show: (_value, text, { classes }) => (
    <img className={classes.image} src={imageSource(text)} alt="" loading="lazy" />
  ),
  width: 44,
  look: 'image',
  fromCell: null,
  sortedBy: null,
  exportAs: null,
  filter: null,
  input: lazyComponent<InputProps>(async () => (await import('../inputs.ts')).ImageInput, {}),
  formLayout: 'wide',
  missing: msg`Please upload image`,
}));
