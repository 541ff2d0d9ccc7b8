import { expect, it } from 'vitest';
import { createLinkInbox } from './deepLinks.ts';

it('queues links until they can be opened, then delivers each once, in order', () => {
  const inbox = createLinkInbox();
  const followed: string[] = [];
  inbox.add('backoffice://first');
  inbox.add(null);
  inbox.add('backoffice://second');
  inbox.follow((link) => followed.push(link));
  inbox.add('backoffice://third');
  expect(followed).toEqual(['backoffice://first', 'backoffice://second', 'backoffice://third']);
});
