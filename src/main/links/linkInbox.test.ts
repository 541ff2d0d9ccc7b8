import { expect, it } from 'vitest';
import { createLinkInbox } from './deepLinks.ts';

it('keeps links until they can be followed, then hands them on in their order, each once', () => {
  const inbox = createLinkInbox();
  const followed: string[] = [];
  inbox.add('backoffice://first');
  inbox.add(null);
  inbox.add('backoffice://second');
  inbox.follow((link) => followed.push(link));
  inbox.add('backoffice://third');
  expect(followed).toEqual(['backoffice://first', 'backoffice://second', 'backoffice://third']);
});
