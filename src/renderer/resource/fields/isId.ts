import type { Field } from './field.ts';

export const isId = ({ kind }: Field): boolean => kind === 'id' || kind === 'shortId';
