import { success } from '#shared/ipc/result.ts';
import { journalName } from '../journal.ts';
import { openJournal } from './openJournal.ts';

const [, , folder = '', key = ''] = process.argv;
const owner = 'server ana';

/** Process that records changes until it is killed, and reports each one that is on disk. */
const journal = openJournal({ folder, secrets: new Map([[journalName(owner), key]]), owner });
for (let number = 0; ; number += 1) {
  const answered = journal.sending({
    operation: 'companies.update',
    params: { country: 'es', id: `c${number}` },
    // Large enough for a write to take some time.
    body: { description: `${number} ${'x'.repeat(900)}` },
  });
  answered(success(null));
  await journal.settle();
  process.send?.(number);
}
