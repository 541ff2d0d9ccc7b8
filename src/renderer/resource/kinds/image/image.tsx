import { msg } from '@lingui/core/macro';
import { imageSource } from '../../../ui/imageSource.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { defineKind, type InputProps } from '../kind.ts';

/** One picture, by its address in the bucket. */
export const image = defineKind(() => ({
  text: (value) => (typeof value === 'string' ? value : ''),
  show: (_value, text, { classes }) => (
    <img className={classes.image} src={imageSource(text)} alt="" loading="lazy" />
  ),
  width: 64,
  hasOwnWidth: true,
  sortedBy: null,
  exportAs: null,
  filter: null,
  input: lazyPart<InputProps>(async () => (await import('../inputs.ts')).ImageInput, {}),
  isWide: true,
  missing: msg`Please upload image`,
}));
