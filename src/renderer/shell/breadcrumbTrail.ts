import type { MessageDescriptor } from '@lingui/core';
import type { Screen } from '../features/screen.ts';

type Titled = Pick<Screen, 'path' | 'title'>;

interface Trail {
  parents: { to: string; title: MessageDescriptor }[];
  current: MessageDescriptor;
}

const withoutLast = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A record's page stands under its list: the screen whose pattern is one segment shorter. */
export const breadcrumbTrail = (screen: Titled, all: readonly Titled[], pathname: string): Trail => {
  const listPattern = withoutLast(screen.path);
  const list = all.find(({ path }) => path === listPattern);
  return {
    parents: list ? [{ to: withoutLast(pathname), title: list.title }] : [],
    current: screen.title,
  };
};
